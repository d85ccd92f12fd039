import type { Draft, DraftStore } from '../../../enquiry/drafts/draft.ts'
import { FIELDS, type FieldName, type Values } from '../../../enquiry/providers/provider.ts'
import { readValues } from './form-values.ts'

/**
 * Keeps what a form holds before the app has taken it over. Its fields may still lack what an earlier document of the
 * tab has kept.
 *
 * @param before what was kept then
 * @returns the texts, with those that the fields lack
 */
export const keepBegun = (
  drafts: DraftStore,
  before: Draft | undefined,
  form: HTMLFormElement,
): Values => {
  const typed = readValues(form)
  const texts = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] || (before?.values[name] ?? '')]),
  ) as Record<FieldName, string>
  const inquiry = new URLSearchParams(location.search).get('inquiry')
  const values = { ...texts, answers: { ...before?.values.answers, ...typed.answers } }
  drafts.save({
    ...drafts.load(),
    values,
    // Links choose no topic without the app.
    chosen: typed.inquiryType !== '' || (before?.chosen ?? false),
    inquiry: typed.inquiryType !== '' ? inquiry : (before?.inquiry ?? inquiry),
  })
  return values
}
