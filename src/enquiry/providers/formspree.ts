import type { FormOf } from '../../content/site/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/**
 * Formspree. With `Accept: application/json` it answers `{ ok: true, next }`, or
 * `{ error, errors: [{ code, field, message }] }` (github.com/formspree/formspree-js,
 * formspree-core/src/submission.ts). A filled `_gotcha` is ignored in silence
 * (help.formspree.io/articles/building-your-form/honeypot-spam-filtering).
 */
export const target = ({ provider, endpoint }: FormOf<'formspree'>): Target => ({
  provider,
  action: endpoint,
  format: 'form',
  honeypot: '_gotcha',
  nextField: '_next',
})

/** What an answer says. */
export const judge = judgeBy({
  accepted: ({ ok }) => ok === true,
  faults: faultsInErrors,
})
