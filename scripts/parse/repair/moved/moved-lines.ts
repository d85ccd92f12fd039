import type { Edit } from '../../../text/edits.ts'
import { indentOf, type Line, lineIndexAt, wholeLine } from '../../../text/lines.ts'
import { type Sheet, sheetOf } from '../repair.ts'
import type { Told } from '../told.ts'
import { indentWords } from './shift.ts'

/** A line that ends up in another column than it was written in. */
interface MovedLine {
  index: number
  /** What its blanks become. */
  edit: Edit
  /** By how many columns; negative towards the margin. */
  by: number
}

const byOf = ({ start, end, by }: Edit): number => by.length - (end - start)

/** Every line that shifts have moved, as all of them together leave it. */
const movedLines = (shifts: readonly Told[], { lines }: Sheet): MovedLine[] => {
  const last = new Map<number, Edit>()
  for (const { edits } of shifts)
    for (const edit of edits)
      last.set(edit.start, { ...(last.get(edit.start) ?? edit), by: edit.by })
  return [...last.values()]
    .map((edit) => ({ index: lineIndexAt(lines, edit.start), edit, by: byOf(edit) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => a.index - b.index)
}

/** Blank lines and comments may stand anywhere. */
const saysNothing = ({ lines, inText }: Sheet, index: number): boolean => {
  const text = lines[index]?.text.trim() ?? ''
  return text === '' || (text.startsWith('#') && !inText[index])
}

/** Moved lines that stand below each other and move as far: an editor moves them at once. */
const runsOf = (moved: readonly MovedLine[], sheet: Sheet): MovedLine[][] => {
  const runs: MovedLine[][] = []
  const isBeside = (above: MovedLine, { index }: MovedLine): boolean =>
    sheet.lines
      .slice(above.index + 1, index)
      .every((_, between) => saysNothing(sheet, above.index + 1 + between))
  for (const line of moved) {
    const run = runs.at(-1)
    const above = run?.at(-1)
    if (run && above && above.by === line.by && isBeside(above, line)) run.push(line)
    else runs.push([line])
  }
  return runs.filter((run) => run.some(({ index }) => !saysNothing(sheet, index)))
}

const isSame = (edits: readonly Edit[], run: readonly MovedLine[]): boolean =>
  edits.length === run.length &&
  edits.every(({ start, by }, at) => run[at]?.edit.start === start && run[at]?.edit.by === by)

const tellRun = (run: readonly MovedLine[], shifts: readonly Told[], { lines }: Sheet): Told => {
  const [first, last] = [run[0], run.at(-1)] as [MovedLine, MovedLine]
  const origin = shifts.find(({ edits }) => edits.some(({ start }) => start === first.edit.start))
  if (!origin) throw new Error('A line was moved by nothing')
  if (isSame(origin.edits, run)) return origin
  const line = lines[first.index] as Line
  const found = indentOf(line.text)
  const words = indentWords(found, found + first.by, [first.index, last.index])
  return {
    repair: { ...origin.repair, wording: words },
    place: wholeLine(line),
    edits: run.map(({ edit }) => edit),
  }
}

/**
 * Tells of lines that were moved, maybe more than once and back, as they end up.
 *
 * @param text as it was written
 */
export const settleMoves = (told: readonly Told[], text: string): Told[] => {
  const shifts = told.filter(({ repair }) => repair.shift)
  if (shifts.length < 2) return [...told]
  const sheet = sheetOf(text)
  const runs = runsOf(movedLines(shifts, sheet), sheet).map((run) => tellRun(run, shifts, sheet))
  return [...told.filter(({ repair }) => !repair.shift), ...runs].toSorted(
    (a, b) => a.place.start - b.place.start,
  )
}
