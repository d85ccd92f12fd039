import { MOST_OF_A_KIND } from '../problem/most-of-a-kind.ts'
import { identityOf, isError, type Problem } from '../problem/problem.ts'
import type { Offer } from './offers.ts'

const errorsIn = (problems: readonly Problem[]): number => problems.filter(isError).length

/** What only comes to light with the last error gone, no repair has brought about. */
const isJudged = ({ isLast }: Problem): boolean => !isLast

/** Whether repairs have taken their problems away, and there are no more errors and no more problems than before. */
export const haveHelped = (
  before: readonly Problem[],
  offers: readonly Offer[],
  after: readonly Problem[],
): boolean => {
  const left = new Set(after.map(identityOf))
  const [judged, others] = [before.filter(isJudged), after.filter(isJudged)]
  return (
    !offers.some(({ problem }) => left.has(identityOf(problem))) &&
    errorsIn(others) <= errorsIn(judged) &&
    others.length <= judged.length &&
    (offers.length === 1 || bringNone(judged, others))
  )
}

/** Whether there may have been more of the kind of a problem in its file than the check has told. */
const toldInPart = (problems: readonly Problem[]) => {
  const counts = new Map<string, number>()
  const kindOf = ({ file, code }: Problem): string => `${file}\n${code}`
  for (const problem of problems)
    counts.set(kindOf(problem), (counts.get(kindOf(problem)) ?? 0) + 1)
  return (problem: Problem): boolean => (counts.get(kindOf(problem)) ?? 0) >= MOST_OF_A_KIND
}

/** Whether there is no problem that was not there before: of many repairs, one would hide what another brings about. */
const bringNone = (before: readonly Problem[], after: readonly Problem[]): boolean => {
  const known = new Set(before.map(identityOf))
  const isInPart = toldInPart(before)
  return after.every((problem) => known.has(identityOf(problem)) || isInPart(problem))
}
