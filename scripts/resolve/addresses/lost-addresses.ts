import { isOver } from '../../../src/content/dates/periods.ts'
import { groupBy } from '../../../src/content/group-by.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'
import { suggest } from '../../schema/suggest.ts'
import { addressWording } from '../address-messages.ts'
import { isAddress } from '../links/link-targets.ts'

/** An address under which a site answers: that of a page, or one that leads on. */
export interface SiteAddress {
  route: string
  /** Last day on which it is there, as far as its entry says one. */
  until?: string | undefined
}

interface Now {
  /** Routes of the pages that there are now. */
  routes: readonly string[]
  /** Whether there is a page or a redirect at an address, or may be one that can't be read. */
  isKnown: (route: string) => boolean
  /** Name of the content folder. */
  folder: string
  today: string
}

const above = (route: string): string => route.slice(0, route.lastIndexOf('/')) || '/'

/** The next page above that there is. */
const nearestAbove = (route: string, routes: ReadonlySet<string>): string => {
  const next = above(route)
  return next === '/' || routes.has(next) ? next : nearestAbove(next, routes)
}

const nameOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1)

const theOnly = (routes: string[] = []): string | undefined =>
  routes.length === 1 ? routes[0] : undefined

/**
 * Guesses where pages have gone: to another place, to another name, or for good. Of several that are gone from
 * one place the new one there is the one with a name like it.
 */
const openGuess = (gone: string[], added: string[], routes: ReadonlySet<string>) => {
  const byName = groupBy(added, nameOf)
  const byPlace = groupBy(added, above)
  const goneFrom = groupBy(gone, above)
  const renamed = (lost: string): string | undefined => {
    const there = byPlace.get(above(lost)) ?? []
    if (theOnly(goneFrom.get(above(lost)))) return theOnly(there)
    const like = suggest(nameOf(lost), there.map(nameOf))
    return there.find((route) => nameOf(route) === like)
  }
  return (lost: string): string =>
    theOnly(byName.get(nameOf(lost))) ?? renamed(lost) ?? nearestAbove(lost, routes)
}

/** Without a home page there is an error, and nothing to lead to. */
const isHome = ({ route }: SiteAddress): boolean => route === '/'

/**
 * A warning for each address that the last build had and that leads nowhere now, with the redirect that
 * it needs. What disappears on its day does so on purpose.
 *
 * @param former addresses of the last build
 */
export const checkLostAddresses = (
  former: readonly SiteAddress[],
  { routes, isKnown, folder, today }: Now,
): Problem[] => {
  const before = new Set(former.map(({ route }) => route))
  const added = routes.filter((route) => !before.has(route) && isAddress(route))
  const gone = former
    .filter((address) => !isHome(address) && !isOver(address, today) && !isKnown(address.route))
    .map(({ route }) => route)
  const guess = openGuess(gone, added, new Set(routes))
  return gone.map((route) => {
    const words = addressWording.lostAddress(route, guess(route))
    return problemOfFile(`${folder}/redirects.yaml`, words, 'warning')
  })
}
