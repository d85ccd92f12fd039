import type { CollectionName } from '../../../../src/content/collection-names.ts'
import { collections } from '../../../../src/content/collections.ts'
import { CURRENT, type FieldMeta } from '../../../../src/content/fields.ts'
import { mayExist } from '../../lost.ts'
import { wording } from '../../messages.ts'
import { isAhead, isShown } from '../../period.ts'
import { ruleWording } from '../../rule-messages.ts'
import { nearest, suggest } from '../../suggest.ts'
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

/** Enough to see what was meant; all of them stand in their file. */
const MOST_NAMED = 8

const unknownEntry = (
  collection: CollectionName,
  id: string,
  beside: readonly unknown[],
  around: Surroundings,
) => {
  const known = around.ids(collection)
  const named = nearest(id, known, MOST_NAMED)
  const meant = suggest(id, known, beside)
  return wording.unknownEntry(id, homeOf(collection), meant, named, known.length - named.length)
}

/** @param beside what stands in the same list, where the reference is one of several */
const findEntry = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: Surroundings,
  beside: readonly unknown[] = [],
): Resolution => {
  around.usedEntries.add(entryKey(collection, id))
  const found = around.entry(collection, id)
  if (found) return found
  if (!mayExist(around.lost, collection, id)) {
    complain(place, unknownEntry(collection, id, beside, around), around)
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
  beside: readonly unknown[],
): Named[] => {
  if (id === CURRENT) {
    return [[around.current?.id ?? id, resolveReference(collection, id, place, around)]]
  }
  const found = findEntry(collection, id, place, around, beside)
  return isShownIn(collection, id, around) ? [[id, found]] : []
}

type EntriesField = Extract<FieldMeta, { kind: 'entries' }>

/**
 * Entries with these ids, or all of them, with the fields that the block asks for; without those that
 * are not shown today.
 */
export const resolveReferences = (
  { collection, keys, mentioned = false }: EntriesField,
  ids: unknown[],
  place: Place,
  site: Surroundings,
): Resolution => {
  const around = mentioned ? { ...site, usedEntries: new Set<string>() } : site
  const chosen = ids.flatMap((id, index): Named[] => {
    if (typeof id !== 'string' || id.trim() === '') return []
    const at = { ...place, path: [...place.path, index] }
    return resolveItem(collection, id.trim(), at, around, ids)
  })
  const entries = ids.length === 0 ? resolveAll(collection, around) : chosen
  // A list that shows a part of each entry leads to the rest.
  if (keys && !mentioned && !around.hasPages(collection))
    complain(place, wording.noEntryPages(collection), around)
  return entryList(
    keys
      ? entries.map(([id, entry]): Named => [id, pick(entry, ['id', 'href', ...keys])])
      : entries,
  )
}
