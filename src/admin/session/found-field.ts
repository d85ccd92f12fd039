import type { ItemAround } from '../edits/edits.ts'
import type { Field } from '../merge/resolve-edit.ts'

/** A text of the page, and the item of a list around it. */
export interface FoundField extends Field {
  within?: ItemAround | undefined
}
