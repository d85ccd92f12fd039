/** Of the parts that a beginning may mean: the next letter says which. */
const MOST = 4

/** From here on, beginnings count. */
const SHORTEST = 3

/**
 * The beginnings of the parts in which a term is looked for: the longest that it begins with, and while it
 * is typed some of those that begin with it.
 */
export const partsFor = (term: string, starts: readonly string[]): string[] => {
  const own = starts.filter((start) => term.startsWith(start)).sort((a, b) => b.length - a.length)
  const longer = starts.filter((start) => start !== term && start.startsWith(term))
  return [...own.slice(0, 1), ...(term.length < SHORTEST ? [] : longer)].slice(0, MOST)
}
