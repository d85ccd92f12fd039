import { indentOf, type Line, previousLine } from './lines.ts'

/** A line that stands in the wrong column, and where it belongs. */
export interface Misplaced {
  line: Line
  found: number
  expected: number
}

const isItem = ({ text }: Line) => /^\s*-\s/.test(text)

/** The column in which a key below this line would stand beside the key in it. */
export const siblingIndent = ({ text }: Line) => indentOf(text.replace(/^(\s*)-(\s+)/, '$1 $2'))

/** Columns in which this line could stand, from the line above it outwards. */
const columnsFor = (lines: Line[], index: number): number[] => {
  const line = lines[index]
  const columns: number[] = []
  let inner = Number.POSITIVE_INFINITY
  for (let above = previousLine(lines, index); above; ) {
    if (indentOf(above.text) < inner) {
      inner = indentOf(above.text)
      if (line && isItem(line)) columns.push(...(isItem(above) ? [inner] : []))
      else columns.push(siblingIndent(above))
    }
    above = inner === 0 ? undefined : previousLine(lines, lines.indexOf(above))
  }
  return columns
}

const nearest = (columns: number[], found: number): number =>
  columns.toSorted((a, b) => Math.abs(a - found) - Math.abs(b - found))[0] ?? 0

/** Whether no other line stands in this line's column. */
const isAlone = (line: Line, lines: Line[]): boolean =>
  lines.filter(({ text }) => text.trim() !== '' && indentOf(text) === indentOf(line.text))
    .length === 1

/**
 * The line that stands in the wrong column. The parser stops where two lines don't fit together; if
 * only the upper one is in a column of its own, that is the wrong one.
 */
export const findMisplaced = (lines: Line[], index: number): Misplaced | undefined => {
  const line = lines[index]
  const before = previousLine(lines, index)
  if (!line || !before) return undefined
  const found = indentOf(line.text)
  if (isAlone(before, lines) && !isAlone(line, lines)) {
    const dash = siblingIndent(before) - indentOf(before.text)
    return { line: before, found: indentOf(before.text), expected: Math.max(found - dash, 0) }
  }
  return { line, found, expected: nearest(columnsFor(lines, index), found) }
}
