import type { FieldSource } from '../content/field-source.ts'
import type { Edit } from './edits.ts'
import { tidy } from './resolve-edit.ts'

/** Whether an edit was made on the text that is published now. */
export const isCurrent = ({ before }: Edit, field: FieldSource): boolean =>
  before === undefined || before === tidy(field.text, field.kind)
