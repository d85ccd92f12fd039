import type { FormOf } from '../../../content/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { judgeBy } from './judge.ts'
import type { Provider } from './provider.ts'

/**
 * Formspree. With `Accept: application/json` it answers `{ ok: true, next }`, or
 * `{ error, errors: [{ code, field, message }] }` (github.com/formspree/formspree-js,
 * formspree-core/src/submission.ts). A filled `_gotcha` is ignored in silence
 * (help.formspree.io/articles/building-your-form/honeypot-spam-filtering).
 */
export const formspree = ({ endpoint }: FormOf<'formspree'>, sentUrl?: string): Provider => ({
  action: endpoint,
  address: endpoint,
  format: 'form',
  honeypot: '_gotcha',
  extra: {},
  native: sentUrl ? { _next: sentUrl } : {},
  attributes: {},
  idempotent: false,
  origins: [],
  judge: judgeBy({
    accepted: (body) => body.ok === true && !body.error,
    faults: faultsInErrors,
  }),
})
