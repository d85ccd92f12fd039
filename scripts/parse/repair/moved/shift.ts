import { indentOf, type Line, wholeLine } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import type { Repair, Sheet } from '../repair.ts'

/** A line in another column; one with a tab stays, because its column is nobody's. */
export const moved = (line: Line, by: number) => {
  const margin = line.text.slice(0, indentOf(line.text))
  return {
    start: line.start,
    end: line.start + margin.length,
    by: margin.includes('\t') ? margin : ' '.repeat(Math.max(margin.length + by, 0)),
  }
}

/** What is said of one line, or of several together, in the wrong column. */
export const indentWords = (found: number, wanted: number, [first, last]: [number, number]) =>
  first === last
    ? lineWording.indent(found, wanted)
    : lineWording.indentTogether(found, wanted, first + 1, last + 1)

/** Lines from one to another, moved. */
export const shiftOf = (
  { lines }: Sheet,
  [first, last]: [number, number],
  by: number,
  cost: number,
): Repair => {
  const line = lines[first] as Line
  const found = indentOf(line.text)
  const run = lines.slice(first, last + 1).filter(({ text }) => text.trim() !== '')
  return {
    range: wholeLine(line),
    wording: indentWords(found, found + by, run.length === 1 ? [first, first] : [first, last]),
    edits: run.map((each) => moved(each, by)),
    cost,
    isLayout: true,
    shift: { lines: [first, last], found, by },
  }
}
