import type { Draft, DraftStore } from '../../enquiry/drafts/draft.ts'
import { FIELDS, type FieldName } from '../../enquiry/providers/provider.ts'
import { readValues } from './form-values.ts'

/**
 * Keeps what a form holds before the app has taken it over. Its fields may still lack what an earlier document of the
 * tab has kept.
 *
 * @param before what was kept then
 */
export const keepBegun = (
  drafts: DraftStore,
  before: Draft | undefined,
  form: HTMLFormElement,
): void => {
  const typed = readValues(form)
  const texts = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] || (before?.values[name] ?? '')]),
  ) as Record<FieldName, string>
  const inquiry = new URLSearchParams(location.search).get('inquiry')
  drafts.save({
    ...drafts.load(),
    values: { ...texts, answers: { ...before?.values.answers, ...typed.answers } },
    // Links choose no topic without the app.
    chosen: typed.inquiryType !== '' || (before?.chosen ?? false),
    inquiry: typed.inquiryType !== '' ? inquiry : (before?.inquiry ?? inquiry),
  })
}
