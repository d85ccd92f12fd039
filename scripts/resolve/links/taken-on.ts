import type { LinkTargets } from './link-targets.ts'
import { splitLink } from './split-link.ts'

/**
 * The new address with what a link to the former one asked for, as a redirect takes it on: what the address
 * says itself comes first, and a place is left out that the page does not have.
 */
export const takenOn = (
  { query, fragment }: Partial<ReturnType<typeof splitLink>>,
  to: string,
  pages: LinkTargets['pages'],
): string => {
  const own = splitLink(to)
  const [beforeHash = ''] = to.split('#')
  const asked = query && own.query === '' ? `${beforeHash}?${query}` : beforeHash
  const isThere = fragment !== undefined && pages.get(own.path)?.fragments.has(fragment)
  const place = own.fragment ?? (isThere ? fragment : undefined)
  return place === undefined ? asked : `${asked}#${place}`
}
