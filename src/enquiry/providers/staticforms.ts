import type { FormOf } from '../../content/site/form.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/**
 * StaticForms. Posts carry an `apiKey`; scripts send and get JSON, `{ success, message }`, the native
 * post goes on to `redirectTo`, and any field with "honeypot" in its name is one
 * (staticforms.xyz/docs/api-reference).
 */
export const target = ({ provider, endpoint, accessKey }: FormOf<'staticforms'>): Target => ({
  provider,
  action: endpoint,
  format: 'json',
  honeypot: 'honeypot',
  extra: { apiKey: accessKey },
  nextField: 'redirectTo',
  origins: ['https://www.staticforms.xyz', 'https://www.staticforms.dev'],
})

/** What an answer says. */
export const judge = judgeBy({ accepted: ({ success }) => success === true })
