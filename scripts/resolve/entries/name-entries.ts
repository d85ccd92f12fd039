import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { EntryName, NamedEntries } from '../../../src/content/entry-name.ts'
import { titleOf } from '../../../src/content/title-of.ts'
import { collectionNamesOf } from '../../schema/site-model.ts'
import { entryKey } from '../entry-key.ts'
import type { Found, Use } from '../look-ups/found.ts'
import type { Entries } from './open-entries.ts'

/** Nobody finds one of more in a choice, and the file with their names would grow with them. */
const MOST_NAMED = 300

/** What an entry may be called by. */
const NAMES = ['title', 'name', 'label']

/** Collections whose entries are named. */
const namedOnes = ({ lookUps }: Entries): ReadonlySet<CollectionName> =>
  new Set(collectionNamesOf(lookUps.model).filter((name) => lookUps.ids(name).length <= MOST_NAMED))

/**
 * The entries that pages show: those that they name, and those that these name. Nobody looks into thousands at each
 * save: what only those of a large collection name is left out.
 */
const shownBy = (pages: readonly Found[], entries: Entries): Set<string> => {
  const { lookUps, find } = entries
  const few = namedOnes(entries)
  const shown = new Set<string>()
  const show = (collection: CollectionName, id: string): void => {
    const key = entryKey(collection, id)
    if (shown.has(key) || !few.has(collection) || !lookUps.isShown(collection, id)) return
    shown.add(key)
    follow(find(collection, id)?.uses ?? [])
  }
  const follow = (uses: readonly Use[]): void => {
    for (const use of uses) {
      if (use.kind === 'collection') for (const id of lookUps.ids(use.name)) show(use.name, id)
      if (use.kind !== 'entry' && use.kind !== 'own-page') continue
      const [collection = '', id = ''] = use.name.split('/', 2)
      show(collection as CollectionName, id)
    }
  }
  for (const { uses } of pages) follow(uses)
  return shown
}

/**
 * The entries of today by the names that visitors read, for whoever chooses one in a form; of a large collection none.
 *
 * @param pages those of today
 */
export const nameEntries = (pages: readonly Found[], entries: Entries): NamedEntries => {
  const { lookUps } = entries
  const shown = shownBy(pages, entries)
  const named = (collection: CollectionName): EntryName[] =>
    lookUps.entries(collection, NAMES).map(([id, { value }]) => ({
      id,
      name: titleOf({ ...(value as object), id }),
      ...(!shown.has(entryKey(collection, id)) && { isPrivate: true as const }),
    }))
  return Object.fromEntries(
    [...namedOnes(entries)].map((collection) => [collection, named(collection)]),
  )
}

/** The same without those that no page shows. */
export const publicNames = (named: NamedEntries): NamedEntries =>
  Object.fromEntries(
    Object.entries(named).map(([collection, all]) => [
      collection,
      all.filter(({ isPrivate }) => !isPrivate),
    ]),
  )
