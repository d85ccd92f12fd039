/** A field as a row of a table. */
export interface FieldRow {
  /** From the top of the file or block: `company`, `phone`. */
  path: string[]
  /** Missing where one choice asks for it and another does not. */
  required: boolean | undefined
  description: string
  form: string
}
