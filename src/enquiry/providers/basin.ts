import type { FormOf } from '../../content/site/form.ts'
import { faultsInErrors } from './field-faults.ts'
import { judgeBy } from './judge.ts'
import type { Target } from './provider.ts'

/**
 * Basin. With `Accept: application/json` it answers 200 and `{ success: true, … }`, else another
 * status and `{ error }` (docs.usebasin.com/guides/form-features/ajax). `_gotcha` is the honeypot
 * (docs.usebasin.com/spam-protection/advanced-filters). Where the native post leads is set in
 * Basin's dashboard (`redirect_url`, docs.usebasin.com/guides/api/api-forms), not by a field.
 */
export const target = ({ provider, endpoint }: FormOf<'basin'>): Target => ({
  provider,
  action: endpoint,
  format: 'form',
  honeypot: '_gotcha',
})

/** What an answer says. */
export const judge = judgeBy({
  accepted: ({ success }) => success === true,
  faults: faultsInErrors,
})
