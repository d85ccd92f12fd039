import { draftsOf } from '../../../enquiry/drafts/browser-drafts.ts'
import { NOTHING } from './form-values.ts'

/** Writes something into the message that has been begun, below what is there; once. */
export const writeBelow = (text: string): void => {
  const drafts = draftsOf('')
  const draft = drafts.load() ?? { values: NOTHING, chosen: false, inquiry: null }
  const { message } = draft.values
  if (message.includes(text)) return
  const all = [message.trim(), text].filter(Boolean).join('\n\n')
  drafts.save({ ...draft, values: { ...draft.values, message: all } })
}
