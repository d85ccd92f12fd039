import type { CollectionName } from '../../src/content/collection-names.ts'
import { entryKey } from './entry-key.ts'
import type { Found } from './found.ts'
import type { LinkUse } from './links/link-targets.ts'
import type { LookUps } from './look-ups.ts'

/** What was looked up, by its kind. */
export const sortUses = (found: readonly Found[], { ids }: LookUps) => {
  const links: LinkUse[] = []
  const usedMedia = new Set<string>()
  const usedEntries = new Set<string>()
  const listed = new Set<CollectionName>()
  for (const { uses } of found)
    for (const use of uses) {
      if (use.kind === 'link') links.push(use.link)
      else if (use.kind === 'media') usedMedia.add(use.name)
      else if (use.kind === 'entry') usedEntries.add(use.name)
      else listed.add(use.name)
    }
  for (const name of listed) for (const id of ids(name)) usedEntries.add(entryKey(name, id))
  return { links, usedMedia, usedEntries }
}
