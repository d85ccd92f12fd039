import { identityOf, isError, type Problem } from '../problem/problem.ts'
import type { Offer } from './offers.ts'

const errorsIn = (problems: readonly Problem[]): number => problems.filter(isError).length

/** Whether repairs have taken their problems away, and there are no more errors and no more problems than before. */
export const haveHelped = (
  before: readonly Problem[],
  offers: readonly Offer[],
  after: readonly Problem[],
): boolean => {
  const left = new Set(after.map(identityOf))
  return (
    !offers.some(({ problem }) => left.has(identityOf(problem))) &&
    errorsIn(after) <= errorsIn(before) &&
    after.length <= before.length &&
    (offers.length === 1 || bringNone(before, left))
  )
}

/** Whether there is no problem that was not there before: of many repairs, one would hide what another brings about. */
const bringNone = (before: readonly Problem[], left: ReadonlySet<string>): boolean => {
  const known = new Set(before.map(identityOf))
  return [...left].every((name) => known.has(name))
}
