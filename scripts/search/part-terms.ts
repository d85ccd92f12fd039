import { groupBy } from '../../src/content/group-by.ts'

/** Entries named and letters: some 20 kB compressed, which a phone has in a moment. */
const MOST_PLACES = 12_000

type Lists = number[][]

/** A term with the entries that have it, by field. */
export type TermLists = readonly [term: string, lists: Lists]

const placesOf = (terms: readonly TermLists[]): number =>
  terms.reduce(
    (sum, [term, lists]) => sum + term.length + lists.reduce((all, { length }) => all + length, 0),
    0,
  )

/**
 * Parts terms by their first letter, those of large parts by their second, and so on.
 *
 * @returns by their beginning; where there are longer ones, it is the term of just these letters
 */
export const partTerms = (
  terms: readonly TermLists[],
  letters = 1,
): Map<string, readonly TermLists[]> => {
  const groups = groupBy(terms, ([term]) => term.slice(0, letters))
  return new Map(
    [...groups].flatMap(([start, group]) => {
      if (group.length === 1 || placesOf(group) <= MOST_PLACES) return [[start, group]]
      const own = group.filter(([term]) => term === start)
      const longer = group.filter(([term]) => term !== start)
      return [...(own.length > 0 ? [[start, own] as const] : []), ...partTerms(longer, letters + 1)]
    }),
  )
}
