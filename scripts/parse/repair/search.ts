import type { Schema } from '../../schema/schema.ts'
import { applyEdits } from '../../text/edits.ts'
import { lineEndsIn, lineIndexAt } from '../../text/lines.ts'
import { type Budget, chargeReading, chargeThought } from './budget.ts'
import { cut, type Excerpt, edited } from './excerpt.ts'
import { type Reading, readAtLast, readOwn, readPart } from './reading.ts'
import { type Repair, type Sheet, sheetOf } from './repair.ts'
import { rules } from './rules.ts'
import {
  costOf,
  hidden,
  isUnread,
  leavesFirst,
  priceOf,
  promiseOf,
  restOf,
  type State,
} from './state.ts'
import { suspectsFor } from './suspects.ts'
import type { Task } from './task.ts'

/** A repair that is told although what follows is not understood yet. */
const LIKELY = 0.35

/** One after which all of it can be read, though it is not what is wanted. */
const LIKELY_WHOLE = 0.6

/** So many faults may stand in each other's way. */
const MOST_STEPS = 5

/** States of one step that are looked into further. */
const MOST_BRANCHES = 6

/** After so many steps that brought nothing better none will: more of them while nothing could be read at all. */
const IDLE = 3
const IDLE_UNREAD = 12

/** A reading that is better by less than this is another reading, not a better one. */
const MARGIN = 0.25

/** A repair, and when it is tried: the cheapest and the nearest first, and what takes few attempts. */
interface Attempt {
  repair: Repair
  order: number
}

/** What each line between a fault and what may have caused it adds to the order. */
const FAR = 0.03

/** So many ways in which a line was meant are tried at once, as if they cost no more than this. */
const FEW = 2
const FEW_COST = 0.6

/** No rule reads a longer line, in UTF-16 units: one of twice the length takes many of them four times as long. */
const LONGEST_LINE = 10_000

const repairsAt = (sheet: Sheet, line: number, schema: Schema | undefined): Attempt[] =>
  suspectsFor(sheet, line).flatMap((index, rank) => {
    if ((sheet.lines[index]?.text.length ?? 0) > LONGEST_LINE) return []
    return rules.flatMap((rule) => {
      const repairs = rule(sheet, index, schema)
      const most = repairs.length > FEW ? Number.POSITIVE_INFINITY : FEW_COST
      return repairs.map((repair) => ({ repair, order: Math.min(repair.cost, most) + FAR * rank }))
    })
  })

/**
 * Every repair of the first thing that is wrong, from a line on: what stands above is settled.
 *
 * @param isUnreadable whether nothing could be read before: names above the line may be what is missing
 */
const repairsFor = (
  { text, excerpt, reading }: State,
  from: number,
  isUnreadable: boolean,
  schema: Schema | undefined,
): Attempt[] => {
  const sheet = sheetOf(text)
  const lineOf = (offset: number) => lineIndexAt(sheet.lines, offset)
  const { fault, flaws } = reading
  if (fault) return repairsAt(sheet, lineOf(fault.offset), schema)
  const flaw = flaws.find(({ offset, repairable }) => repairable && lineOf(offset) >= from)
  // A name that was meant costs little to try, wherever it stands: it may be what is missing here.
  const known = isUnreadable ? lineOf(excerpt.own) : from
  const named = flaws.flatMap(({ offset, repairs }) => (lineOf(offset) >= known ? repairs() : []))
  return [
    ...named.map((repair) => ({ repair, order: repair.cost })),
    ...(flaw ? repairsAt(sheet, lineOf(flaw.offset), schema) : []),
  ]
}

/** Whether what can't be read is the very line that a repair has moved. */
const bringsAbout = ({ isLayout, range }: Repair, text: string, { fault }: Reading): boolean => {
  if (isLayout !== true || fault === undefined) return false
  const [first, last] = [range.start, fault.offset].toSorted((a, b) => a - b) as [number, number]
  return lineEndsIn(text, first, last) === 0
}

/**
 * The text after one more repair; nothing where it was read before.
 *
 * @param isUnreadable whether a fault kept it from being read before any repair
 */
const take = (
  state: State,
  repair: Repair,
  schema: Schema | undefined,
  budget: Budget,
  seen: Set<string>,
  isUnreadable: boolean,
): State | undefined => {
  const text = applyEdits(state.text, repair.edits)
  if (seen.has(text)) return undefined
  seen.add(text)
  const excerpt = edited(state.excerpt, repair.edits)
  const whole = readPart(text, excerpt, schema)
  const part = cut(text, excerpt).text
  chargeReading(budget, part, whole)
  const isOther = isUnreadable && !bringsAbout(repair, text, whole)
  const own = isOther ? readOwn(text, excerpt, schema, whole) : undefined
  if (own) chargeReading(budget, part, own)
  const reading = isUnreadable ? readAtLast(own ?? whole, text, excerpt) : whole
  const repairs = [...state.repairs, repair]
  const after = { text, excerpt, repairs, reading, moved: repair.shift ?? state.moved }
  const isStuck = reading.fault !== undefined && restOf(after) >= restOf(state)
  return {
    ...after,
    isStuck,
    paid: state.paid + priceOf(repair, state) + hidden(state, after, repair),
  }
}

/** Whether one likely repair lets more be read than another, though not all. */
const isFurther = (a: State, b: State): boolean =>
  a.repairs.length === 1 &&
  a.paid <= (a.reading.fault ? LIKELY : LIKELY_WHOLE) &&
  restOf(a) < restOf(b)

const isCheaper = (a: State, b: State) => costOf(a) < costOf(b) - 1e-9

/**
 * The repairs after which the least is wrong with a part of a text: best first, over all repairs of
 * the first fault that is left. Nothing where no repair makes it better.
 *
 * @param excerpt the part
 */
export const search = (task: Task, excerpt: Excerpt): Repair[] => {
  const { line: from, schema, budget, moved } = task
  const { text } = task.sheet
  const start: State = {
    text,
    excerpt,
    repairs: [],
    moved,
    paid: 0,
    reading: readPart(text, excerpt, schema),
  }
  const isUnreadable = start.reading.fault !== undefined
  let best = start
  let furthest = start
  const open = [start]
  const seen = new Set([text])
  const least = budget.left / 2
  const isIdle = (steps: number) => steps >= (isUnread(best) ? IDLE_UNREAD : IDLE)
  for (let idle = 0; open.length > 0 && budget.left > least && !isIdle(idle); ) {
    open.sort((a, b) => promiseOf(a) - promiseOf(b))
    const state = open.shift() as State
    if (promiseOf(state) >= costOf(best) && state !== start) break
    if (state.repairs.length >= MOST_STEPS) continue
    const before = best
    const next: State[] = []
    const attempts = repairsFor(state, from, isUnreadable, schema).toSorted(
      (a, b) => a.order - b.order,
    )
    chargeThought(
      budget,
      attempts.map(({ repair }) => repair),
    )
    for (const { repair } of attempts) {
      if (budget.left <= least) break
      // Whatever is left after it, it would cost more than what was found.
      if (state.paid + priceOf(repair, state) >= costOf(best)) continue
      const tried = take(state, repair, schema, budget, seen, isUnreadable)
      if (!tried) continue
      next.push(tried)
      if (isFurther(tried, furthest)) furthest = tried
      // What could be read is not given up for what can't.
      const isWorse = tried.reading.fault && !isUnreadable
      if (!isWorse && isCheaper(tried, best)) best = tried
    }
    next.sort((a, b) => promiseOf(a) - promiseOf(b))
    open.push(...next.filter((tried) => costOf(tried) < costOf(state) + 1).slice(0, MOST_BRANCHES))
    idle = best === before ? idle + 1 : 0
  }
  // What leaves it is a repair of another fault, for which there may be a better one.
  if (leavesFirst(start, best, from)) return []
  if (costOf(best) < costOf(start) - MARGIN) return best.repairs
  return start.reading.fault ? furthest.repairs : []
}
