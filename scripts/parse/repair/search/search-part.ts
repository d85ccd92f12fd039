import { type Mended, mend } from '../../../text/edits.ts'
import { holdsOffset } from '../../../text/holds-offset.ts'
import { isWithin } from '../../../text/is-within.ts'
import type { Repair } from '../repair.ts'
import { chargeReading } from './budget.ts'
import { cut, type Excerpt, edited } from './excerpt.ts'
import { type Reading, readPart } from './reading.ts'
import { search } from './search.ts'
import type { Task } from './task.ts'

/** Whether something is wrong in the entries beside that of the first fault, too. */
export const hasOthers = ({ flaws }: Reading, { range, own, next }: Excerpt): boolean =>
  flaws.some(
    ({ offset }) => holdsOffset(range, offset) && !holdsOffset({ start: own, end: next }, offset),
  )

/** Whether what a repair changes is read afterwards: what goes on behind a part is not to be judged there. */
const isReadAfter = ({ edits }: Repair, { range }: Excerpt): boolean =>
  edits.every((edit) => isWithin(edit, range))

/** Whether nothing is wrong with a part of a text after repairs. */
const isRightAfter = (
  repairs: readonly Repair[],
  { sheet: { text }, schema, budget }: Task,
  excerpt: Excerpt,
): boolean => {
  const unchanged: Mended = { text, edits: [] }
  const after = repairs.reduce((mended, { edits }) => mend(mended, edits), unchanged)
  const part = repairs.reduce((around, { edits }) => edited(around, edits), excerpt)
  const reading = readPart(after.text, part, schema)
  chargeReading(budget, cut(after.text, part).text, reading)
  return !reading.fault && reading.cost === 0
}

/**
 * The repairs of a fault in a part of what is read around it, where nothing is left there after them: in its own
 * entry, as the same fault in the entries beside it, which are mostly copies, would have a search look for what puts
 * all of them right; or among the entries right beside it, as every attempt costs as much as is read.
 */
export const searchPart = (task: Task, part: Excerpt): Repair[] => {
  const found = search(task, part)
  const [first] = found
  if (!first || !isReadAfter(first, part)) return []
  return isRightAfter(found, task, part) ? found : []
}
