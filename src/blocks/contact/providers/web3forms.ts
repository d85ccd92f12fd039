import type { FormOf } from '../../../content/form.ts'
import { judgeBy } from './judge.ts'
import type { Provider } from './provider.ts'

/**
 * Web3Forms. Posts carry an `access_key`; scripts send and get JSON, `{ success, body: { message } }`
 * (docs.web3forms.com/getting-started/api-reference). The native post goes on to `redirect`, else to
 * a page on web3forms.com (docs.web3forms.com/getting-started/customizations/redirection);
 * `botcheck` is the honeypot, which must stay empty.
 */
export const web3forms = (form: FormOf<'web3forms'>, sentUrl?: string): Provider => ({
  action: form.endpoint,
  address: form.endpoint,
  format: 'json',
  honeypot: 'botcheck',
  extra: { access_key: form.accessKey },
  native: sentUrl ? { redirect: sentUrl } : {},
  attributes: {},
  idempotent: false,
  origins: ['https://web3forms.com'],
  judge: judgeBy({ accepted: ({ success }) => success === true }),
})
