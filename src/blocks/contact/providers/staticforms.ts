import type { FormOf } from '../../../content/form.ts'
import { judgeBy } from './judge.ts'
import type { Provider } from './provider.ts'

/**
 * StaticForms. Posts carry an `apiKey`; scripts send and get JSON, `{ success, message }`, the native
 * post goes on to `redirectTo`, and any field with "honeypot" in its name is one
 * (staticforms.xyz/docs/api-reference).
 */
export const staticforms = (form: FormOf<'staticforms'>, sentUrl?: string): Provider => ({
  action: form.endpoint,
  address: form.endpoint,
  format: 'json',
  honeypot: 'honeypot',
  extra: { apiKey: form.accessKey },
  native: sentUrl ? { redirectTo: sentUrl } : {},
  attributes: {},
  idempotent: false,
  origins: ['https://www.staticforms.xyz', 'https://www.staticforms.dev'],
  judge: judgeBy({ accepted: ({ success }) => success === true }),
})
