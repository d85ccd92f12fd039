import type { FormOf } from '../../content/site/form.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/**
 * Web3Forms. Posts carry an `access_key`; scripts send and get JSON, `{ success, body: { message } }`
 * (docs.web3forms.com/getting-started/api-reference). The native post goes on to `redirect`, else to
 * a page on web3forms.com (docs.web3forms.com/getting-started/customizations/redirection);
 * `botcheck` is the honeypot, which must stay empty.
 */
export const target = ({ provider, endpoint, accessKey }: FormOf<'web3forms'>): Target => ({
  provider,
  action: endpoint,
  format: 'json',
  honeypot: 'botcheck',
  extra: { access_key: accessKey },
  nextField: 'redirect',
  origins: ['https://web3forms.com'],
})

/** What an answer says. */
export const judge = judgeBy({ accepted: ({ success }) => success === true })
