import type { CollectionName } from '../../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../../src/content/fields.ts'
import { commonWording } from '../../problem/common-messages.ts'
import type { Problem } from '../../problem/problem.ts'
import { nearest, suggest } from '../../schema/suggest.ts'
import { mayExist } from '../../validate/lost.ts'
import { entryKey } from '../entry-key.ts'
import { resolveWording } from '../messages.ts'
import { isAhead, isShown } from '../period.ts'
import {
  entryList,
  faultAt,
  leaf,
  onlyProblems,
  type Place,
  pick,
  type Resolution,
  type ResolveContext,
  together,
  withFound,
} from '../resolution.ts'

/** The file or folder of a collection, as people know it. */
const homeOf = (collection: CollectionName, { model }: ResolveContext): string => {
  const declared = model.collections[collection]
  return 'file' in declared ? declared.file : declared.folder
}

/** Enough to see what was meant; all of them stand in their file. */
const MOST_NAMED = 8

const unknownEntry = (
  collection: CollectionName,
  id: string,
  beside: readonly unknown[],
  around: ResolveContext,
) => {
  const known = around.ids(collection)
  const parts = id.split(/\s*[,;]\s*|\s+(?:und\s+)?/)
  if (parts.length > 1 && parts.every((part) => known.includes(part)))
    return commonWording.severalInOne(collection, id, parts)
  const named = nearest(id, known, MOST_NAMED)
  const meant = suggest(id, known, beside)
  return resolveWording.unknownEntry(
    id,
    homeOf(collection, around),
    meant,
    named,
    known.length - named.length,
  )
}

/** An entry as another value refers to it: what came to light in it, is its own. */
const refer = (
  collection: CollectionName,
  id: string,
  found: Resolution | undefined,
  problems: Problem[] = [],
): Resolution => ({
  value: found?.value,
  fields: found?.fields ?? {},
  problems,
  uses: [{ kind: 'entry', name: entryKey(collection, id) }],
})

/** @param beside what stands in the same list, where the reference is one of several */
const findEntry = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
  beside: readonly unknown[] = [],
): Resolution => {
  const found = around.entry(collection, id)
  const isUnknown = !found && !mayExist(around.lost, collection, id)
  const words = isUnknown ? [unknownEntry(collection, id, beside, around)] : []
  return refer(
    collection,
    id,
    found,
    words.map((wording) => faultAt(place, wording)),
  )
}

/** The entry with this id, or the one that the page is made from. */
export const resolveReference = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
): Resolution => {
  const { current, periodOf, today } = around
  if (id === CURRENT) {
    return current?.collection === collection
      ? findEntry(collection, current.id, place, around)
      : leaf(undefined, onlyProblems([faultAt(place, resolveWording.noCurrentEntry(collection))]))
  }
  const isEarly = isAhead(periodOf(collection, id), today)
  const early = isEarly ? [faultAt(place, resolveWording.notShownHere(id))] : []
  return withFound(findEntry(collection, id, place, around), onlyProblems(early))
}

const isShownIn = (collection: CollectionName, id: string, around: ResolveContext): boolean =>
  isShown(around.periodOf(collection, id), around.today)

/** An entry of a list under its id; without a value where it is not shown today. */
type Named = [string, Resolution]

const resolveAll = (
  collection: CollectionName,
  ids: Iterable<string>,
  around: ResolveContext,
): Named[] =>
  [...ids].flatMap((id): Named[] => {
    const found = around.entry(collection, id)
    return found ? [[id, refer(collection, id, found)]] : []
  })

/** One of a list's entries. */
const resolveItem = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
  beside: readonly unknown[],
): Named =>
  id === CURRENT
    ? [around.current?.id ?? id, resolveReference(collection, id, place, around)]
    : [id, findEntry(collection, id, place, around, beside)]

type EntriesField = Extract<FieldMeta, { kind: 'entries' }>

/** A list that shows a part of each entry leads to the rest. */
const withoutPages = (
  { collection, keys, mentioned }: EntriesField,
  place: Place,
  around: ResolveContext,
): Problem[] =>
  keys && !mentioned && !around.hasPages(collection)
    ? [faultAt(place, resolveWording.noEntryPages(collection))]
    : []

/**
 * Entries with these ids, or all of them, with the fields that the block asks for; without those that
 * are not shown today, or not on this page of the list.
 */
export const resolveReferences = (
  field: EntriesField,
  ids: unknown[],
  place: Place,
  around: ResolveContext,
): Resolution => {
  const { collection, keys, mentioned = false } = field
  const chosen = ids.flatMap((id, index): Named[] => {
    if (typeof id !== 'string' || id.trim() === '') return []
    const at = { ...place, path: [...place.path, index] }
    return [resolveItem(collection, id.trim(), at, around, ids)]
  })
  const cut = around.cutAt?.(place)
  const named =
    ids.length === 0 ? resolveAll(collection, cut ?? around.ids(collection), around) : chosen
  const shown = named.filter(([id]) => cut?.has(id) ?? isShownIn(collection, id, around))
  const list = entryList(
    keys ? shown.map(([id, entry]): Named => [id, pick(entry, ['id', 'href', ...keys])]) : shown,
  )
  const found = together(named.map(([, entry]) => entry))
  return {
    ...list,
    problems: [...found.problems, ...withoutPages(field, place, around)],
    uses: mentioned ? [] : found.uses,
  }
}
