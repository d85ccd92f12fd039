import type { Checked } from '../../validate/validate.ts'

/** Where redirects that lead to one another end. */
export interface Chains {
  /** The last redirect of each one's chain; none where it leads in a circle. */
  lastOf: ReadonlyMap<Checked, Checked | undefined>
  /** Of each circle, the redirect that stands first in the file. */
  circles: ReadonlySet<Checked>
}

/** Its number in the list. */
const placeInList = ({ path }: Checked): number => Number(path[0])

/**
 * Follows all redirects, each of them once, however long their chains are.
 *
 * @param following what follows each redirect, if anything does
 */
export const chainsOf = (following: ReadonlyMap<Checked, Checked | undefined>): Chains => {
  const lastOf = new Map<Checked, Checked | undefined>()
  const circles = new Set<Checked>()
  for (const start of following.keys()) {
    const passed = new Set<Checked>()
    let next: Checked | undefined = start
    for (; next && !passed.has(next) && !lastOf.has(next); next = following.get(next))
      passed.add(next)
    const way = [...passed]
    const last = next ? lastOf.get(next) : way.at(-1)
    for (const each of way) lastOf.set(each, last)
    const circle = next && passed.has(next) ? way.slice(way.indexOf(next)) : []
    const [first] = circle.toSorted((a, b) => placeInList(a) - placeInList(b))
    if (first) circles.add(first)
  }
  return { lastOf, circles }
}
