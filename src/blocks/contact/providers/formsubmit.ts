import type { FormOf } from '../../../content/form.ts'
import { judgeBy } from './judge.ts'
import type { Provider } from './provider.ts'

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
export const formsubmit = ({ endpoint }: FormOf<'formsubmit'>, sentUrl?: string): Provider => ({
  action: endpoint,
  address: forScripts(endpoint),
  format: 'form',
  honeypot: '_honey',
  extra: {},
  native: sentUrl ? { _next: sentUrl } : {},
  attributes: {},
  idempotent: false,
  origins: [],
  judge: judgeBy({ accepted: ({ success }) => success === 'true' || success === true }),
})
