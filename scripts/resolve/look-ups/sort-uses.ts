import type { CollectionName } from '../../../src/content/collection-names.ts'
import { entryKey } from '../entry-key.ts'
import type { LinkUse } from '../links/link-targets.ts'
import { splitLink } from '../links/split-link.ts'
import type { Found } from './found.ts'
import type { LookUps } from './look-ups.ts'

/** Routes to which links lead from elsewhere. */
const linkedRoutes = (links: readonly LinkUse[]): ReadonlySet<string> =>
  new Set(
    links.flatMap(({ target, route }) => {
      const { path } = splitLink(target)
      return path === route ? [] : path
    }),
  )

/**
 * What was looked up, by its kind. A page of its own is no use of an entry, as long as nothing leads there.
 */
export const sortUses = (found: readonly Found[], { ids }: LookUps) => {
  const links: LinkUse[] = []
  const usedMedia = new Set<string>()
  const usedEntries = new Set<string>()
  const ownPages = new Map<string, string>()
  const listed = new Set<CollectionName>()
  for (const { uses } of found)
    for (const use of uses) {
      if (use.kind === 'link') links.push(use.link)
      else if (use.kind === 'media') usedMedia.add(use.name)
      else if (use.kind === 'entry') usedEntries.add(use.name)
      else if (use.kind === 'own-page') ownPages.set(use.name, use.route)
      else listed.add(use.name)
    }
  for (const name of listed) for (const id of ids(name)) usedEntries.add(entryKey(name, id))
  const linked = linkedRoutes(links)
  for (const [name, route] of ownPages) if (linked.has(route)) usedEntries.add(name)
  const lonely = [...ownPages].filter(([name]) => !usedEntries.has(name))
  return { links, usedMedia, usedEntries, lonelyPages: Object.fromEntries(lonely) }
}
