import { entryStorage } from '../../enquiry/drafts/entry-storage.ts'
import type { Values } from '../../enquiry/providers/provider.ts'

/** Name of the mark in the state of a history entry, beside what the router keeps there. */
const NAME = 'contactFields'

/** Tells texts apart without holding them: an entry outlives the draft. */
const digest = ({ name, email, message }: Values): string => {
  const text = JSON.stringify([name, email, message])
  let sum = 0
  for (let index = 0; index < text.length; index += 1) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  }
  return `${text.length}:${sum}`
}

/** Notes in the history entry, when its document is left, what the fields held. */
export const markEntry = (values: Values): void => entryStorage.setItem(NAME, digest(values))

/** Whether the browser has brought the fields back as they were when the document was left. */
export const isAsLeft = (values: Values): boolean => entryStorage.getItem(NAME) === digest(values)
