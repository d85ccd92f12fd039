import { daysUntil } from '../../src/grants/term.ts'
import {
  type Compiled,
  type CompileOptions,
  type CompileSite,
  compile,
} from '../compile/compile.ts'
import { hasErrors, identityOf, type Problem } from '../problem/problem.ts'
import type { DayAhead } from './ahead.ts'
import { changingDays } from './changing-days.ts'
import { compareSites, type DaysSite, wholeSite } from './compare-sites.ts'
import { outdatedFigures } from './outdated-figures.ts'

/** Problems that were not there on the day before. */
const newProblems = (before: Problem[], after: Problem[]): Problem[] => {
  const known = new Set(before.map(identityOf))
  return after.filter((problem) => !known.has(identityOf(problem)))
}

/** What somebody has to look at, and what is not wrong by itself. */
const TO_DO = ['review-overdue', 'no-longer-shown', 'unused-entry', 'unused-media', 'empty-list']

interface Side extends Pick<Compiled, 'problems' | 'content'> {
  whole: DaysSite | undefined
}

const dayAhead = (today: string, date: string, before: Side, after: Side): DayAhead => {
  const found = newProblems(before.problems, after.problems)
  const isToDo = ({ code }: Problem) => TO_DO.includes(code)
  return {
    date,
    inDays: daysUntil(today, date),
    reads: before.whole && after.whole ? compareSites(before.whole, after.whole) : [],
    overdue: found.filter(isToDo),
    wrong: [
      ...found.filter((problem) => !isToDo(problem)),
      ...outdatedFigures(after.content, date),
    ],
  }
}

const changesSomething = ({ reads, overdue, wrong }: DayAhead): boolean =>
  reads.length + overdue.length + wrong.length > 0

const sideOf = (compiled: Compiled): Side => ({ ...compiled, whole: wholeSite(compiled) })

/**
 * What changes by itself after today, day by day, of content without errors.
 *
 * @param present the content as it was compiled for today
 * @param until last day, ISO 8601
 */
export const lookAhead = async (
  site: CompileSite,
  present: Compiled,
  until: string,
  options: Pick<CompileOptions, 'memory' | 'shelf'>,
): Promise<DayAhead[]> => {
  const today = site.today()
  const days: DayAhead[] = []
  let before = sideOf(present)
  for (const date of changingDays(present.content, today, until)) {
    const after = sideOf(await compile({ ...site, today: () => date }, options))
    days.push(dayAhead(today, date, before, after))
    // A day on which something is wrong has no site to compare with.
    before = hasErrors(after.problems) ? { ...after, whole: before.whole } : after
  }
  return days.filter(changesSomething)
}
