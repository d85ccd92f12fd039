/** Where a text shown on a page stands in the content, so that an edit can be written back. */
export interface FieldSource {
  kind: 'text' | 'markdown'
  /** Path inside the content folder: `pages/home.yaml`. */
  file: string
  /** Keys and positions from the root of the file. */
  path: readonly PropertyKey[]
  /** UTF-16 offsets of the value in the file, end exclusive, quotation marks left out. */
  range: { start: number; end: number }
  /** The text as the editor wrote it, names of facts included. */
  text: string
}
