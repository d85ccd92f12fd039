import type { Repair } from '../repair.ts'
import type { Reading } from './reading.ts'

/** How much may still be read, in characters: the answer has to come while people wait. */
export interface Budget {
  left: number
}

/** In characters, what it takes to begin, to read a value however short, and to find what is wrong. */
const BEGIN = 100
const VALUE = 10
const FLAW = 400

/** In characters, what it takes to think of the move of one line. */
const EDIT = 5

/** Where a value may end: with its line, or between brackets. */
const ENDS = /\n|, /g

/** Takes off the budget what the reading of a text has used. */
export const chargeReading = (budget: Budget, text: string, { flaws }: Reading): void => {
  const values = text.match(ENDS)?.length ?? 0
  budget.left -= BEGIN + text.length + VALUE * values + FLAW * flaws.length
}

/** Takes off the budget what it took to think of repairs, whether they are tried or not. */
export const chargeThought = (budget: Budget, repairs: readonly Repair[]): void => {
  budget.left -= EDIT * repairs.reduce((sum, { edits }) => sum + edits.length, 0)
}
