import { applyEdits } from '../../../text/edits.ts'
import { lineEndsIn } from '../../../text/lines.ts'
import type { Repair } from '../repair.ts'
import { chargeReading } from './budget.ts'
import { cut, type Excerpt, edited } from './excerpt.ts'
import { type Reading, readAtLast, readOwn, readPart } from './reading.ts'
import { hidden, namedIn, type Part, priceOf, restOf, type State } from './state.ts'
import type { Search } from './task.ts'

/** Whether the line that can't be read is the very one that a repair has moved. */
const bringsAbout = ({ isLayout, range }: Repair, text: string, { fault }: Reading): boolean => {
  if (isLayout !== true || fault === undefined) return false
  const [first, last] = [range.start, fault.offset].toSorted((a, b) => a - b) as [number, number]
  return lineEndsIn(text, first, last) === 0
}

/** Reads a text after a repair; if it could not be read before, only its own entry is judged. */
const readAfter = (
  { schema, budget, isUnreadable }: Search,
  repair: Repair,
  text: string,
  excerpt: Excerpt,
): Reading => {
  const part = cut(text, excerpt).text
  const whole = readPart(text, excerpt, schema)
  chargeReading(budget, part, whole)
  if (!isUnreadable) return whole
  const isOther = !bringsAbout(repair, text, whole)
  const own = isOther ? readOwn(text, excerpt, schema, whole) : undefined
  if (own) chargeReading(budget, part, own)
  return readAtLast(own ?? whole, excerpt)
}

/** Whether a line has become a key of this schema: then it needed the repair, whatever else it needs. */
const namesMore = ({ schema }: Search, before: Part, after: Part): boolean =>
  schema !== undefined && namedIn(after, schema) > namedIn(before, schema)

/** The state after one more repair; undefined where its text has been read already. */
export const take = (search: Search, state: State, repair: Repair): State | undefined => {
  const text = applyEdits(state.text, repair.edits)
  if (search.seen.has(text)) return undefined
  search.seen.add(text)
  const excerpt = edited(state.excerpt, repair.edits)
  const reading = readAfter(search, repair, text, excerpt)
  const repairs = [...state.repairs, repair]
  const after = { text, excerpt, repairs, reading, moved: repair.shift ?? state.moved }
  const goesOn = restOf(after) < restOf(state) || namesMore(search, state, after)
  return {
    ...after,
    isStuck: reading.fault !== undefined && !goesOn,
    paid: state.paid + priceOf(repair, state) + hidden(state, after, repair),
  }
}
