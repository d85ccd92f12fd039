import type { Schema } from '../../schema/schema.ts'
import type { Budget } from './budget.ts'
import type { Sheet, Shift } from './repair.ts'

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
