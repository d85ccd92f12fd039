import { lineIndexAt } from '../lines.ts'
import { applyEdits } from '../mend.ts'
import type { Schema } from '../schema.ts'
import { type Excerpt, edited } from './excerpt.ts'
import { COST } from './flaws.ts'
import { type Reading, readPart } from './reading.ts'
import { type Repair, type Sheet, sheetOf } from './repair.ts'
import { rules } from './rules.ts'
import { suspectsFor } from './suspects.ts'

/** How much may still be read, in characters: the answer has to come while people wait. */
export interface Budget {
  left: number
}

/** A text after some repairs. */
interface State {
  text: string
  excerpt: Excerpt
  repairs: Repair[]
  paid: number
  reading: Reading
}

/** What the repairs cost, and what is still wrong. */
const costOf = ({ paid, reading }: State): number => paid + reading.cost

/** So many faults may stand in each other's way. */
const MOST_STEPS = 5

/** States of one step that are looked into further. */
const MOST_BRANCHES = 6

/** A reading that is better by less than this is another reading, not a better one. */
const MARGIN = 0.25

const repairsAt = (sheet: Sheet, line: number): Repair[] =>
  suspectsFor(sheet, line).flatMap((index) => rules.flatMap((rule) => rule(sheet, index)))

/** Whether anything is left that a repair could change. */
const isRepairable = ({ text, reading }: State, from: number): boolean => {
  const { lines } = sheetOf(text)
  return (
    reading.fault !== undefined ||
    reading.flaws.some(({ offset, repairable }) => repairable && lineIndexAt(lines, offset) >= from)
  )
}

/** Every repair of the first thing that is wrong, from a line on: what stands above is settled. */
const repairsFor = ({ text, reading }: State, from: number): Repair[] => {
  const sheet = sheetOf(text)
  const lineOf = (offset: number) => lineIndexAt(sheet.lines, offset)
  const { fault, flaws } = reading
  if (fault) return repairsAt(sheet, lineOf(fault.offset))
  const flaw = flaws.find(({ offset, repairable }) => repairable && lineOf(offset) >= from)
  if (!flaw) return []
  const here = flaws.filter(({ offset }) => lineOf(offset) === lineOf(flaw.offset))
  return [...here.flatMap(({ repairs }) => repairs()), ...repairsAt(sheet, lineOf(flaw.offset))]
}

/** What a line costs that became part of a text, or of another value, because it was moved. */
const hidden = (before: Reading, after: Reading, { isLayout }: Repair): number =>
  isLayout && before.values > 0 && after.values > 0
    ? COST.unseen * Math.max(before.values - after.values, 0)
    : 0

/** The text after one more repair; nothing where that changes nothing. */
const take = (
  state: State,
  repair: Repair,
  schema: Schema | undefined,
  budget: Budget,
): State | undefined => {
  const text = applyEdits(state.text, repair.edits)
  if (text === state.text) return undefined
  const excerpt = edited(state.excerpt, repair.edits)
  budget.left -= excerpt.range.end - excerpt.range.start + 100
  const reading = readPart(text, excerpt, schema)
  return {
    text,
    excerpt,
    repairs: [...state.repairs, repair],
    paid: state.paid + repair.cost + hidden(state.reading, reading, repair),
    reading,
  }
}

const isCheaper = (a: State, b: State) => costOf(a) < costOf(b) - 1e-9

/**
 * The repairs after which the least is wrong with a part of a text: best first, over all repairs of
 * the first fault that is left. Nothing where no repair makes it better.
 *
 * @param from the line of the fault, counted from 0
 */
export const search = (
  text: string,
  from: number,
  excerpt: Excerpt,
  schema: Schema | undefined,
  budget: Budget,
): Repair[] => {
  const start: State = {
    text,
    excerpt,
    repairs: [],
    paid: 0,
    reading: readPart(text, excerpt, schema),
  }
  let best = start
  const open = [start]
  for (let idle = 0; open.length > 0 && budget.left > 0 && idle < 3; ) {
    open.sort((a, b) => costOf(a) - costOf(b))
    const state = open.shift() as State
    if (state.repairs.length >= MOST_STEPS) continue
    const before = best
    const next: State[] = []
    for (const repair of repairsFor(state, from)) {
      if (budget.left <= 0) break
      const tried = take(state, repair, schema, budget)
      if (!tried) continue
      next.push(tried)
      if (isCheaper(tried, best)) best = tried
    }
    next.sort((a, b) => costOf(a) - costOf(b))
    open.push(...next.slice(0, MOST_BRANCHES).filter((tried) => costOf(tried) < costOf(state) + 1))
    idle = best === before ? idle + 1 : 0
    // One repair after which nothing is left to repair: no two can well be cheaper.
    if (best.repairs.length === 1 && !isRepairable(best, from)) break
  }
  return costOf(best) < costOf(start) - MARGIN ? best.repairs : []
}
