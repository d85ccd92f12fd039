import { identityOf, type Problem } from '../problem/problem.ts'
import type { Offer } from './offers.ts'

const farFrom = (problem: Problem, offer: Offer): number =>
  Math.abs(offer.problem.line - problem.line)

/** Whose fault a problem most likely is: of the repairs in its file, the nearest one. */
const nearest = (problem: Problem, offers: readonly Offer[]): Offer | undefined => {
  let found: Offer | undefined
  for (const offer of offers)
    if (offer.problem.file === problem.file)
      if (!found || farFrom(problem, offer) < farFrom(problem, found)) found = offer
  return found
}

/** Repairs that seem to have left their problem, or to have brought another one about. */
const suspectsIn = (
  offers: readonly Offer[],
  before: readonly Problem[],
  after: readonly Problem[],
): Set<Offer> => {
  const [known, left] = [new Set(before.map(identityOf)), new Set(after.map(identityOf))]
  const brought = after.filter((problem) => !known.has(identityOf(problem)))
  return new Set([
    ...offers.filter(({ problem }) => left.has(identityOf(problem))),
    ...brought.flatMap((problem) => nearest(problem, offers) ?? []),
  ])
}

/** Of repairs that do not help together, those above suspicion, and the others. */
export const suspected = (
  offers: readonly Offer[],
  before: readonly Problem[],
  after: readonly Problem[],
): [others: Offer[], suspects: Offer[]] => {
  const suspects = suspectsIn(offers, before, after)
  return [offers.filter((each) => !suspects.has(each)), [...suspects]]
}
