import { entryStorage } from '../../../enquiry/drafts/entry-storage.ts'
import { allTexts } from './form-values.ts'

/** Name of the mark in the state of a history entry, beside what the router keeps there. */
const NAME = 'contactFields'

/** Tells texts apart without holding them: an entry outlives the draft. */
const digest = (form: HTMLFormElement): string => {
  const text = JSON.stringify(allTexts(form))
  let sum = 0
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  }
  return `${text.length}:${sum}`
}

/** Notes in the history entry, when its document is left, what the fields held. */
export const markEntry = (form: HTMLFormElement): void => entryStorage.setItem(NAME, digest(form))

/** Whether the browser has brought the fields back as they were when the document was left. */
export const isAsLeft = (form: HTMLFormElement): boolean =>
  entryStorage.getItem(NAME) === digest(form)
