import {
  indentOf,
  isKeyOrItem,
  type Line,
  nextLine,
  previousLine,
  siblingIndent,
  wholeLine,
} from '../lines.ts'
import type { Edit } from '../mend.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'

/** A line that stands in the wrong column, and where it belongs. */
interface Misplaced {
  line: Line
  found: number
  expected: number
}

const isItem = ({ text }: Line) => /^\s*-\s/.test(text)

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

/** The first word of a line up to its colon. */
const keyOf = ({ text }: Line) => /^\s*(?:-\s+)*([\w-]+:)/.exec(text)?.[1]

/** Whether the same key stands in this column elsewhere. */
const hasTwin = (line: Line, column: number, lines: Line[]): boolean => {
  const key = keyOf(line)
  if (key === undefined) return false
  return lines.some(
    (other) => other !== line && keyOf(other) === key && siblingIndent(other) === column,
  )
}

/** Whether lines around speak for this column: those below a group, or an empty one before the edge. */
const fitsAround = (line: Line, column: number, lines: Line[]): boolean => {
  const index = lines.indexOf(line)
  const next = nextLine(lines, index)
  if (/:\s*$/.test(line.text) && next) return indentOf(next.text) > column
  return column === 0 && lines[index - 1]?.text.trim() === ''
}

/** The column nearest to the line's own; of two as near, the one that has more to say for it. */
const nearest = (columns: number[], found: number, line: Line, lines: Line[]): number => {
  const [first = 0] = columns.toSorted((a, b) => Math.abs(a - found) - Math.abs(b - found))
  const near = columns.filter((column) => Math.abs(column - found) === Math.abs(first - found))
  return (
    near.find((column) => hasTwin(line, column, lines)) ??
    near.find((column) => fitsAround(line, column, lines)) ??
    first
  )
}

/** Whether no other line stands in this line's column. */
const isAlone = (line: Line, lines: Line[]): boolean =>
  lines.filter(({ text }) => text.trim() !== '' && indentOf(text) === indentOf(line.text))
    .length === 1

/** Whether of the first two lines of a group only the lower one stands one step in. */
const isOneStepBelow = (lines: Line[], upper: Line, lower: Line): boolean => {
  const owner = previousLine(lines, lines.indexOf(upper))
  if (!owner || isItem(upper) || !/:\s*(?:#.*)?$/.test(owner.text)) return false
  const step = siblingIndent(owner) + 2
  return indentOf(lower.text) === step && siblingIndent(upper) !== step
}

/** What is below a group or a text that moves in moves with it, where it would be beside it else. */
const shiftBelow = (lines: Line[], head: Line, by: number): Edit[] => {
  if (by <= 0 || !/:\s*(?:[|>][-+]?)?$/.test(head.text)) return []
  const below = lines.slice(lines.indexOf(head) + 1)
  const end = below.findIndex(
    ({ text }) => text.trim() !== '' && indentOf(text) <= indentOf(head.text),
  )
  return (end < 0 ? below : below.slice(0, end))
    .filter(({ text }) => text.trim() !== '' && indentOf(text) <= indentOf(head.text) + by)
    .map(({ start }) => ({ start, end: start, by: ' '.repeat(by) }))
}

/**
 * The line that stands in the wrong column. The parser stops where two lines don't fit together; if
 * only the upper one is in a column of its own, that is the wrong one.
 */
const findMisplaced = (lines: Line[], index: number): Misplaced | undefined => {
  const line = lines[index]
  const before = previousLine(lines, index)
  if (!line || !before) return undefined
  const found = indentOf(line.text)
  const isUpper = isAlone(before, lines) && !isAlone(line, lines)
  if (isUpper || isOneStepBelow(lines, before, line)) {
    const dash = siblingIndent(before) - indentOf(before.text)
    return { line: before, found: indentOf(before.text), expected: Math.max(found - dash, 0) }
  }
  return { line, found, expected: nearest(columnsFor(lines, index), found, line, lines) }
}

/** The column of the first line of a group: where the next one stands, or one step in. */
const columnBelow = (owner: Line, next: Line | undefined): number => {
  const outer = siblingIndent(owner)
  const inner = indentOf(next?.text ?? '')
  return inner > outer ? inner : outer + 2
}

/** The column in which a line most likely was meant to stand. */
export const columnFor = (lines: Line[], index: number): number => {
  const line = lines[index] ?? { text: '', start: 0 }
  const above = previousLine(lines, index)
  if (above && /:\s*(?:#.*)?$/.test(above.text)) return columnBelow(above, nextLine(lines, index))
  // Two spaces a tab, as most people see it.
  const width = indentOf(line.text.replace(/\t/g, '  '))
  return nearest(columnsFor(lines, index), width, line, lines)
}

/** Whether a line without key and dash stands in the column of the dashes above it. */
const isBareItem = (lines: Line[], line: Line): boolean => {
  const column = indentOf(line.text)
  const above = lines
    .slice(0, lines.indexOf(line))
    .findLast(({ text }) => /^\s*[^\s#]/.test(text) && indentOf(text) <= column)
  return (
    !isKeyOrItem(line) && above !== undefined && isItem(above) && indentOf(above.text) === column
  )
}

const explainDash = (line: Line): Explanation => {
  const range = wholeLine(line)
  const words = wording.missingDash(line.text.trim(), indentOf(line.text))
  return { range, wording: words, edits: [{ start: range.start, end: range.start, by: '- ' }] }
}

/** A line that stands neither where its siblings stand nor below one of them. */
export const explainIndent = (lines: Line[], index: number): Explanation | undefined => {
  const misplaced = findMisplaced(lines, index)
  if (!misplaced) return undefined
  const { line, found, expected } = misplaced
  if (isBareItem(lines, line)) return explainDash(line)
  return {
    range: wholeLine(line),
    wording: wording.indent(found, expected),
    edits: [
      { start: line.start, end: line.start + found, by: ' '.repeat(expected) },
      ...shiftBelow(lines, line, expected - found),
    ],
  }
}
