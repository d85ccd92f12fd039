import type { FormOf } from '../../content/site/form.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/** `https://formsubmit.co/x` as `https://formsubmit.co/ajax/x`. */
const forScripts = (endpoint: string) => {
  const url = new URL(endpoint)
  return `${url.origin}/ajax${url.pathname.replace(/^\/ajax(?=\/)/, '')}`
}

/**
 * FormSubmit. Scripts post below `/ajax/` and get `success` as a string, `"true"` or `"false"`, the
 * latter also while an address has not been activated (formsubmit.co/ajax-documentation). The native
 * post shows a captcha and goes on to `_next`; `_honey` is the honeypot (formsubmit.co/documentation).
 */
export const target = ({ provider, endpoint }: FormOf<'formsubmit'>): Target => ({
  provider,
  action: endpoint,
  scriptAction: forScripts(endpoint),
  format: 'form',
  honeypot: '_honey',
  nextField: '_next',
})

/** What an answer says. */
export const judge = judgeBy({ accepted: ({ success }) => success === 'true' || success === true })
