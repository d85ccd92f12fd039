import {
  indentOf,
  isBlankLine,
  isItem,
  type Line,
  linesBelow,
  nextLine,
  siblingIndent,
} from '../../../text/lines.ts'
import { BEGINS_TEXT } from '../block-texts.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import type { Sheet } from '../repair.ts'

/** What begins a text in the lines below, without the name before it. */
const MARK_ALONE = /^\s*[|>][-+]?\s*$/

/** A line that may be a text, or the beginning of one, or all of it between quotation marks. */
const BARE = /^\s*(?:[^\s:"'[{|>#&*!%@`-]|:\s|"[^"]*"\s*$|'[^']*'\s*$)/

const isBare = (line: Line): boolean =>
  BARE.test(line.text) && !isItem(line) && !KEY_LINE.test(line.text)

/** Whether a line begins with a text, or with the mark of one, and not with a name. */
export const mayBeNameless = (line: Line): boolean => isBare(line) || MARK_ALONE.test(line.text)

/** A heading, an entry of a list, or an empty line between two paragraphs. */
const IN_PARAGRAPHS = /^\s*(?:(?:#{2,}|-)\s.*)?$/

/**
 * The lines of a text from its first one on: those right below in its column, or further in, and all but names of a
 * text that stands below its own name.
 */
const textFrom = ({ lines }: Sheet, index: number, isBelowName: boolean): Line[] => {
  if (!isBare(lines[index] as Line)) return []
  const column = indentOf(lines[index]?.text ?? '')
  const isPart = (line: Line) =>
    isBelowName ? isBlankLine(line) || !KEY_LINE.test(line.text) : isBare(line)
  const isInside = (line: Line) => isBlankLine(line) || indentOf(line.text) >= column
  const rest = lines.slice(index)
  const end = rest.findIndex((line) => !isPart(line) || !isInside(line))
  const own = end < 0 ? rest : rest.slice(0, end)
  return own.slice(0, own.findLastIndex((line) => !isBlankLine(line)) + 1)
}

/** A text whose name is gone, and the column in which the name stood. */
export interface Nameless {
  line: Line
  column: number
  /** Its lines; below a mark, that of the mark alone. */
  lines: readonly Line[]
  text: string
}

/** Whether a text is more than one paragraph, whose line breaks count. */
export const isInParagraphs = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => IN_PARAGRAPHS.test(text))

/** The mark behind the name of a text in the lines below. */
export const markOf = ({ lines }: Nameless): string => (isInParagraphs(lines) ? '|' : '>-')

/** Whether names go on below a text, further in than the column: it stands in the group of those. */
const isOfGroup = (sheet: Sheet, lines: readonly Line[], column: number): boolean => {
  const last = sheet.lines.indexOf(lines.at(-1) as Line)
  const next = nextLine(sheet.lines, last)
  return next !== undefined && KEY_LINE.test(next.text) && indentOf(next.text) > column
}

/** What is nameless from a line on, if the names of its group stand in a column. */
export const namelessAt = (sheet: Sheet, index: number, column: number): Nameless | undefined => {
  const line = sheet.lines[index] as Line
  if (MARK_ALONE.test(line.text)) {
    const below = linesBelow(sheet.lines, index)
    const text = below.map((each) => each.text.trim()).join(' ')
    return text !== '' && column === indentOf(line.text)
      ? { line, column, lines: [line], text }
      : undefined
  }
  const lines = textFrom(sheet, index, column < indentOf(line.text))
  const before = sheet.lines.slice(0, index)
  const last = before.findLastIndex(({ text }) => !IN_PARAGRAPHS.test(text))
  const above = before[last]
  // The rest of a text that stands above, or whose first line alone stands further in; or the value of an empty key.
  const goesOn =
    above !== undefined &&
    isBare(above) &&
    (indentOf(above.text) === indentOf(line.text) || BEGINS_TEXT.test(before[last - 1]?.text ?? ''))
  const isValue = above !== undefined && /:\s*$/.test(above.text) && siblingIndent(above) === column
  if (lines.length === 0 || goesOn || isValue || isOfGroup(sheet, lines, column)) return undefined
  // `: Das Haus` has kept its colon.
  const text = lines
    .map((each) => each.text.trim())
    .join(isInParagraphs(lines) ? '\n' : ' ')
    .replace(/^:\s+/, '')
  return { line, column, lines, text }
}

/** What stands behind the name on its line: of a text in the lines below, its mark. */
export const behindName = ({ line }: Nameless, written: string): string =>
  MARK_ALONE.test(line.text) ? line.text.trim() : written

/** Whether name and text stand on one line. */
export const isOneLine = ({ line, column, lines }: Nameless): boolean =>
  lines.length === 1 && indentOf(line.text) === column
