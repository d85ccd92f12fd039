import {
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  siblingIndent,
  writtenBeside,
} from '../../../text/lines.ts'
import { columnsAround, isSwallowed } from '../moved/columns-around.ts'
import { endOf, innerEnds, runsFrom } from '../moved/runs.ts'
import { shiftOf } from '../moved/shift.ts'
import type { Rule } from '../repair.ts'

/** What it adds to stand one step below nobody, and anything but one step below somebody. */
const NO_OWNER = 0.3

const OTHER_STEP = 0.05

/** What it adds that a line would not stand one step below its owner, nor beside the first key of its entry. */
const stepCost = (lines: readonly Line[], index: number, column: number): number => {
  const isOwner = (line: Line) =>
    isItem(lines[index] as Line)
      ? !isItem(line) && indentOf(line.text) <= column
      : indentOf(line.text) < column
  let at = writtenBeside(lines, index, -1)
  while (at >= 0 && !isOwner(lines[at] as Line)) at = writtenBeside(lines, at, -1)
  const owner = lines[at]
  if (owner === undefined) return column === 0 ? 0 : NO_OWNER
  const steps = column - siblingIndent(owner)
  return steps === 2 || (steps === 0 && isItem(owner)) ? 0 : OTHER_STEP
}

/** A line in the wrong column, alone, with what belongs to it, or with those beside it. */
export const column: Rule = (sheet, index) => {
  const { lines, inText } = sheet
  const line = lines[index] as Line
  const found = indentOf(line.text)
  // A line of a text has no place of its own, but for the first, which gives all others theirs.
  if (!isKeyOrItem(line) && !(inText[index] && !inText[index - 1])) return []
  const runs = runsFrom(lines, index)
  const hasOwn = isItem(line) || /:\s*(?:[|>][-+]?\s*)?(?:#.*)?$/.test(line.text)
  const own = hasOwn ? endOf(lines, index) : index
  const columns = columnsAround(lines, index).filter(
    (at) => !isKeyOrItem(line) || !isSwallowed(sheet, index, at),
  )
  const inner = innerEnds(sheet, index, runs.at(-1) ?? index).filter((end) => !runs.includes(end))
  return columns.flatMap((at) => {
    // Everybody counts in steps of two.
    const far =
      0.7 + 0.01 * Math.abs(at - found) + stepCost(lines, index, at) + (at % 2 === 0 ? 0 : 0.05)
    const shift = (last: number, more: number) =>
      shiftOf(sheet, [index, last], at - found, far + more)
    return [
      ...runs.map((last, count) =>
        shift(last, 0.02 * Math.min(count, 5) + (last < own ? 0.06 : 0)),
      ),
      ...(at === found + 2 ? inner.map((last) => shift(last, 0.06)) : []),
    ]
  })
}
