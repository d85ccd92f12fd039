import type { CollectionName } from '../../../../src/content/collection-names.ts'
import { collections } from '../../../../src/content/collections.ts'
import { CURRENT } from '../../../../src/content/fields.ts'
import { mayExist } from '../../lost.ts'
import { wording } from '../../messages.ts'
import { isAhead, isShown } from '../../period.ts'
import { ruleWording } from '../../rule-messages.ts'
import { suggest } from '../../suggest.ts'
import { entryKey } from '../entry-key.ts'
import {
  complain,
  entryList,
  leaf,
  type Place,
  pick,
  type Resolution,
  type Surroundings,
} from '../resolution.ts'

/** The file or folder of a collection, as people know it. */
const homeOf = (collection: CollectionName): string => {
  const declared = collections[collection]
  return 'file' in declared ? declared.file : declared.folder
}

const findEntry = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: Surroundings,
): Resolution => {
  around.usedEntries.add(entryKey(collection, id))
  const found = around.entry(collection, id)
  if (found) return found
  if (!mayExist(around.lost, collection, id)) {
    const known = around.ids(collection)
    const words = wording.unknownEntry(id, homeOf(collection), suggest(id, known), known)
    complain(place, words, around)
  }
  return leaf(undefined)
}

/** The entry with this id, or the one that the page is made from. */
export const resolveReference = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: Surroundings,
): Resolution => {
  if (id !== CURRENT) {
    if (isAhead(around.periodOf(collection, id), around.today)) {
      complain(place, ruleWording.notShownHere(id), around)
    }
    return findEntry(collection, id, place, around)
  }
  if (around.current?.collection === collection) {
    return findEntry(collection, around.current.id, place, around)
  }
  complain(place, wording.noCurrentEntry(collection), around)
  return leaf(undefined)
}

const isShownIn = (collection: CollectionName, id: string, around: Surroundings): boolean =>
  isShown(around.periodOf(collection, id), around.today)

/** An entry of a list under its id. */
type Named = [string, Resolution]

const resolveAll = (collection: CollectionName, around: Surroundings): Named[] =>
  around.ids(collection).flatMap((id): Named[] => {
    around.usedEntries.add(entryKey(collection, id))
    const found = around.entry(collection, id)
    return found && isShownIn(collection, id, around) ? [[id, found]] : []
  })

/** One of a list's entries; nothing where it is not shown today. */
const resolveItem = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: Surroundings,
): Named[] => {
  if (id === CURRENT) {
    return [[around.current?.id ?? id, resolveReference(collection, id, place, around)]]
  }
  const found = findEntry(collection, id, place, around)
  return isShownIn(collection, id, around) ? [[id, found]] : []
}

/**
 * Entries with these ids, or all of them, with the fields that the block asks for; without those that
 * are not shown today.
 */
export const resolveReferences = (
  { collection, keys }: { collection: CollectionName; keys?: readonly string[] },
  ids: unknown[],
  place: Place,
  around: Surroundings,
): Resolution => {
  const chosen = ids.flatMap((id, index): Named[] => {
    if (typeof id !== 'string' || id.trim() === '') return []
    const at = { ...place, path: [...place.path, index] }
    return resolveItem(collection, id.trim(), at, around)
  })
  const entries = ids.length === 0 ? resolveAll(collection, around) : chosen
  // A list that shows a part of each entry leads to the rest.
  if (keys && !around.hasPages(collection))
    complain(place, wording.noEntryPages(collection), around)
  return entryList(
    keys
      ? entries.map(([id, entry]): Named => [id, pick(entry, ['id', 'href', ...keys])])
      : entries,
  )
}
