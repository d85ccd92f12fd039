import type { Repair } from '../repair.ts'
import { costOf, leavesFirst, restOf, type State } from './state.ts'
import type { Search } from './task.ts'

/** A repair that is told although what follows is not understood yet. */
const LIKELY = 0.35

/** One after which all of it can be read, though it is not what is wanted. */
const LIKELY_WHOLE = 0.6

/** A reading that is better by less than this is another reading, not a better one. */
const MARGIN = 0.25

/** Sums of the same costs in another order differ by less. */
const ROUNDING = 1e-9

/** Whether one likely repair lets more be read than another, though not all. */
const isFurther = (a: State, b: State): boolean =>
  a.repairs.length === 1 &&
  a.paid <= (a.reading.fault ? LIKELY : LIKELY_WHOLE) &&
  restOf(a) < restOf(b)

/** Keeps a state that is better than all before it. */
export const keep = (search: Search, state: State): void => {
  if (isFurther(state, search.furthest)) search.furthest = state
  // What could be read is not given up for what can't.
  const isWorse = state.reading.fault && !search.isUnreadable
  if (!isWorse && costOf(state) < costOf(search.best) - ROUNDING) search.best = state
}

/** The repairs that a search has come to. */
export const repairsFound = ({ start, best, furthest, line, isUnreadable }: Search): Repair[] => {
  // What leaves it is a repair of another fault, for which there may be a better one.
  if (leavesFirst(start, best, line)) return []
  if (costOf(best) < costOf(start) - MARGIN) return best.repairs
  return isUnreadable ? furthest.repairs : []
}
