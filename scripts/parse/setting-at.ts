import { ENTRY } from '../problem/phrases.ts'
import { startOfLine } from '../text/lines.ts'
import type { Path } from '../yaml/locate.ts'
import type { ParsedFile } from './parsed-file.ts'

/** How a value is set into its line. */
export interface Setting {
  /** What stands before it: its key, its dash, or nothing between brackets. */
  lead: string
  /** The same as it is written, from the beginning of the line, with a mark that opens a quotation. */
  before: string
}

const DASH = /^\s*(?:-\s+)+(?:!\S+\s+)?["']?$/

/** The key that people know a value by; of a list item, the list's key. */
export const keyOf = (path: readonly PropertyKey[]): string =>
  String(path.findLast((step) => typeof step === 'string') ?? ENTRY)

/** How the value at a path is set into its line; of a list's entry the dash may be missing. */
export const settingAt = (file: ParsedFile, path: Path): Setting => {
  if (file.isForm) return { before: '', lead: '' }
  const { text } = file.source
  const { start } = file.locate(path).value
  const before = text.slice(startOfLine(text, start), start)
  const isItem = typeof path.at(-1) === 'number'
  return { before, lead: isItem ? (DASH.test(before) ? '- ' : '') : `${keyOf(path)}: ` }
}
