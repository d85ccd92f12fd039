import type { Repair } from '../repair.ts'
import { repairsToTry } from './attempts.ts'
import { chargeThought } from './budget.ts'
import type { Excerpt } from './excerpt.ts'
import { keep, repairsFound } from './found.ts'
import { readPart } from './reading.ts'
import { costOf, isUnread, priceOf, promiseOf, type State } from './state.ts'
import { take } from './take.ts'
import type { Search, Task } from './task.ts'

/** So many faults may stand in each other's way: no state has more repairs. */
const MOST_REPAIRS = 5

/** States of one step that are looked into further, and how much more than that one they may cost. */
const MOST_BRANCHES = 6
const MOST_MORE = 1

/** After so many steps that brought nothing better none will: more of them while nothing could be read at all. */
const IDLE = 3
const IDLE_UNREAD = 12

const begin = (task: Task, excerpt: Excerpt): Search => {
  const { sheet, schema, budget, moved } = task
  const reading = readPart(sheet.text, excerpt, schema)
  const start: State = { text: sheet.text, excerpt, repairs: [], moved, paid: 0, reading }
  return {
    ...task,
    start,
    isUnreadable: reading.fault !== undefined,
    frontier: [],
    seen: new Set([sheet.text]),
    best: start,
    furthest: start,
    idle: 0,
    reserve: budget.left / 2,
  }
}

const isSpent = ({ budget, reserve }: Search): boolean => budget.left <= reserve

const isIdle = ({ best, idle }: Search): boolean => idle >= (isUnread(best) ? IDLE_UNREAD : IDLE)

/** Whether a repair changes only what is not read any more: what follows from it is not to be judged. */
const isBeyond = ({ edits }: Repair, { range }: Excerpt): boolean =>
  edits.length > 0 && edits.every(({ start, end }) => start >= range.end && end > range.end)

/** The state after a repair; none where it can't be the best one, or there is nothing left to read it with. */
const tryRepair = (search: Search, state: State, repair: Repair): State[] => {
  const least = state.paid + priceOf(repair, state)
  if (isSpent(search) || least >= costOf(search.best) || isBeyond(repair, state.excerpt)) return []
  const tried = take(search, state, repair)
  if (!tried) return []
  keep(search, tried)
  return [tried]
}

const byPromise = (a: State, b: State): number => promiseOf(a) - promiseOf(b)

/** Expands a state: tries every repair of the first fault that is left in it. */
const step = (search: Search, state: State): void => {
  const { best, frontier } = search
  const repairs = repairsToTry(search, state)
  chargeThought(search.budget, repairs)
  const tried = repairs.flatMap((repair) => tryRepair(search, state, repair))
  search.idle = search.best === best ? search.idle + 1 : 0
  if (state.repairs.length + 1 >= MOST_REPAIRS) return
  const likely = tried
    .toSorted(byPromise)
    .filter((after) => costOf(after) < costOf(state) + MOST_MORE)
    .slice(0, MOST_BRANCHES)
  search.frontier = [...frontier, ...likely].toSorted(byPromise)
}

/** Takes the most promising state off the frontier; none where the search is at its end. */
const next = (search: Search): State | undefined => {
  const [first, ...others] = search.frontier
  if (!first || isSpent(search) || isIdle(search)) return undefined
  if (promiseOf(first) >= costOf(search.best)) return undefined
  search.frontier = others
  return first
}

/**
 * The repairs after which the least is wrong with a part of a text; none where no repair makes it better.
 *
 * A best-first search with branch and bound. Its nodes are texts after some repairs (`State`); what leads on from one
 * are the repairs of the first fault that is left in it (`rules.ts`). A node costs what its repairs cost, the
 * unlikelier the more, and what is still wrong after them (`costOf`, on the scale of `costs.ts`). The node is expanded
 * next that promises to come out cheapest (`promiseOf`): an estimate, and no lower bound as A* has it, so what is
 * found need not be the cheapest of all.
 *
 * What bounds it: no node is looked into that can't, or does not promise to, come out cheaper than the best one found;
 * none has many repairs, and few lead on from each. It ends after some steps that found nothing better, or with half of
 * the budget that was left: other faults want to be read, too.
 */
export const search = (task: Task, excerpt: Excerpt): Repair[] => {
  const begun = begin(task, excerpt)
  for (let state: State | undefined = begun.start; state; state = next(begun)) step(begun, state)
  return repairsFound(begun)
}
