import { countWhile } from './count-while.ts'
import type { Range } from './source-file.ts'

/** One line of a text, without its line break. */
export interface Line {
  text: string
  start: number
}

/** A text by its lines. */
export const linesOf = (text: string): Line[] => {
  let start = 0
  return text.split('\n').map((line) => {
    const entry = { text: line.replace(/\r$/, ''), start }
    start += line.length + 1
    return entry
  })
}

/** How many lines a text has; one that ends with a line break has none behind it. */
export const countLines = (text: string): number =>
  text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Where the line begins in which an offset is. */
export const startOfLine = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** How many characters stand before an offset in its line. */
export const columnOf = (text: string, offset: number): number => offset - startOfLine(text, offset)

/** Which line an offset is on, counted from 0. */
export const lineIndexAt = (lines: Line[], offset: number): number => {
  const begun = countWhile(lines, ({ start }) => start <= offset)
  return Math.max(begun - 1, 0)
}

/** How many lines end between two places of a text. */
export const lineEndsIn = (text: string, start: number, end: number): number => {
  let count = 0
  let at = text.indexOf('\n', start)
  while (at >= 0 && at < end) {
    count += 1
    at = text.indexOf('\n', at + 1)
  }
  return count
}

/** A line from its first to its last visible character. */
export const wholeLine = ({ text, start }: Line): Range => {
  const indent = text.length - text.trimStart().length
  return { start: start + indent, end: start + text.trimEnd().length }
}

/** How many blanks a line begins with. */
export const indentOf = (text: string) => text.length - text.trimStart().length

/** Whether there is nothing on a line, or no line. */
export const isBlankLine = (line: Line | undefined): boolean =>
  line === undefined || line.text.trim() === ''

/** Whether a line is neither empty nor a comment. */
export const isWritten = (line: Line | undefined): boolean => /^\s*[^\s#]/.test(line?.text ?? '')

/** The index of the nearest line above or below that says something; one outside where there is none. */
export const writtenBeside = (lines: readonly Line[], index: number, step: 1 | -1): number => {
  let at = index + step
  while (lines[at] && !isWritten(lines[at])) at += step
  return at
}

/** The last line before this one that is neither empty nor a comment. */
export const previousLine = (lines: readonly Line[], index: number): Line | undefined =>
  lines[writtenBeside(lines, index, -1)]

/** The first line after this one that is neither empty nor a comment. */
export const nextLine = (lines: readonly Line[], index: number): Line | undefined =>
  lines[writtenBeside(lines, index, 1)]

/** No key begins with a figure: `2026: bis zu 21.000 €` is a line of a text. */
const KEY_OR_ITEM = /^\s*(?:-\s|["']?[\p{L}_-][\p{L}\w-]*["']?:(?:\s|$))/u

/** Whether a line begins with a key or a dash. */
export const isKeyOrItem = ({ text }: Pick<Line, 'text'>): boolean => KEY_OR_ITEM.test(text)

/** Whether a line begins an entry of a list. */
export const isItem = ({ text }: Pick<Line, 'text'>): boolean => /^\s*-(?:\s|$)/.test(text)

/** Whether the next line stands below the key on this one. */
export const hasLinesBelow = (lines: Line[], index: number): boolean => {
  const [line, next] = [lines[index], nextLine(lines, index)]
  return line !== undefined && next !== undefined && indentOf(next.text) > siblingIndent(line)
}

/** The column in which a key below this line would stand beside the key in it. */
export const siblingIndent = ({ text }: Pick<Line, 'text'>): number =>
  indentOf(text.replace(/^(\s*)-(\s+)/, '$1 $2'))

/**
 * The offset of a line inside a quoted text that is a key or an item beside the one with the text: the
 * quotation mark before it was never closed.
 */
export const swallowedKey = (text: string, { start, end }: Range): number | undefined => {
  if (!text.slice(start, end).includes('\n')) return undefined
  const indent = siblingIndent({ text: text.slice(startOfLine(text, start), start) })
  return linesOf(text.slice(start, end))
    .slice(1)
    .map((line) => ({ ...line, start: line.start + start }))
    .find((line) => isKeyOrItem(line) && indentOf(line.text) <= indent)?.start
}

/** The lines of a key that begins its line, with all that stands below it further in. */
export const passageAt = (text: string, offset: number): Range | undefined => {
  const endFrom = (at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
  const start = startOfLine(text, offset)
  if (text.slice(start, offset).trim() !== '') return undefined
  let end = endFrom(offset)
  // Line by line: a file may have thousands of such keys.
  for (let at = end + 1, next = endFrom(at); at < text.length; at = next + 1, next = endFrom(at)) {
    const line = text.slice(at, next)
    if (line.trim() === '') continue
    if (indentOf(line) <= offset - start) break
    end = next
  }
  return { start, end: Math.min(end + 1, text.length) }
}

/**
 * The lines below one that stand further in than a column, without the empty ones at their end. Line by line: a file
 * may have thousands of keys and entries.
 */
export const linesFurtherIn = (lines: readonly Line[], index: number, column: number): Line[] => {
  let last = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (isBlankLine(line)) continue
    if (indentOf(line.text) <= column) break
    last = at
  }
  return lines.slice(index + 1, last + 1)
}

/** The lines of what stands below a key. */
export const linesBelow = (lines: readonly Line[], index: number): Line[] =>
  linesFurtherIn(lines, index, siblingIndent(lines[index] as Line))

/** A line and those below it, as they are without margins and dash. */
const writtenAt = (lines: readonly Line[], index: number): string =>
  [lines[index] as Line, ...linesBelow(lines, index)]
    .map(({ text }) => text.trim().replace(/^-\s+/, ''))
    .join('\n')

/** Whether two lines with keys say the same, with all that stands below them. */
export const isSameBelow = (lines: readonly Line[], first: number, second: number): boolean =>
  writtenAt(lines, first) === writtenAt(lines, second)
