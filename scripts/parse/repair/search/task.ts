import type { Schema } from '../../../schema/schema.ts'
import type { Sheet, Shift } from '../repair.ts'
import type { Budget } from './budget.ts'
import type { State } from './state.ts'

/** A text whose first fault is to be repaired, and what there is to do it with. */
export interface Task {
  sheet: Sheet
  /** Where that fault shows, counted from 0: what stands above is settled. */
  line: number
  /** Of the whole file. */
  schema: Schema | undefined
  budget: Budget
  /** The lines that were moved last, by a repair of the fault before. */
  moved: Shift | undefined
}

/** A search for the repairs of a task under way: what it has found, and what it still looks into. */
export interface Search extends Task {
  /** The part as it was before any repair. */
  start: State
  /** Whether a fault kept that from being read: names above the line may be what is missing. */
  isUnreadable: boolean
  /** The states that are still to be looked into, the most promising first. */
  frontier: State[]
  /** Every text that was read, by whichever repairs it came about. */
  seen: Set<string>
  /** The state that costs least so far. */
  best: State
  /** The state after one likely repair that lets the most be read, though not all. */
  furthest: State
  /** How many steps it has taken since the best one was found. */
  idle: number
  /** What of the budget it leaves to others. */
  reserve: number
}
