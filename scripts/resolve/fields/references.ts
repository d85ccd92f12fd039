import type { CollectionName } from '../../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../../src/content/fields.ts'
import type { Problem } from '../../problem/problem.ts'
import { together } from '../look-ups/found.ts'
import type { NamedEntry, ResolveContext } from '../look-ups/look-ups.ts'
import { entryList, type Resolution } from '../look-ups/resolution.ts'
import { resolveWording } from '../messages.ts'
import { faultAt, type Place } from '../place.ts'
import { findEntry, resolveReference } from './reference.ts'
import type { Wish } from './unknown-entry.ts'

/** One of a list's entries. */
const resolveItem = (wish: Wish, id: string, place: Place, around: ResolveContext): NamedEntry =>
  id === CURRENT
    ? [around.current?.id ?? id, resolveReference(wish, id, place, around)]
    : [id, findEntry(wish, id, place, around)]

/** What a page of a list shows of it; nothing for one that shows all. */
type Cut = ReadonlySet<string> | undefined

type EntriesField = Extract<FieldMeta, { kind: 'entries' }>

/** What is said of a list that leads to pages of its entries where there are none. */
export const withoutPages = (
  collection: CollectionName,
  place: Place,
  around: ResolveContext,
): Problem[] =>
  around.hasPages(collection) ? [] : [faultAt(place, resolveWording.noEntryPages(collection))]

/** The entries that a list names; without those that are not shown today. */
const resolveChosen = (
  { collection, keys }: EntriesField,
  ids: readonly unknown[],
  place: Place,
  around: ResolveContext,
  cut: Cut,
): Resolution => {
  const named = ids.flatMap((id, index): NamedEntry[] => {
    if (typeof id !== 'string' || id.trim() === '') return []
    const at = { ...place, path: [...place.path, index] }
    return [resolveItem({ collection, keys, beside: ids }, id.trim(), at, around)]
  })
  const shown = named.filter(([id]) => cut?.has(id) ?? around.isShown(collection, id))
  return { ...entryList(shown), ...together(named.map(([, entry]) => entry)) }
}

/** The entries of one page of a list. */
const entriesIn = (
  ids: Iterable<string>,
  { collection, keys }: EntriesField,
  around: ResolveContext,
): NamedEntry[] =>
  [...ids].flatMap((id): NamedEntry[] => {
    const found = around.entry(collection, id, keys)
    return found ? [[id, found]] : []
  })

/** All entries that are shown today; on a page of a list that is cut, its own. */
const resolveAll = (field: EntriesField, cut: Cut, around: ResolveContext): Resolution => ({
  ...entryList(cut ? entriesIn(cut, field, around) : around.entries(field.collection, field.keys)),
  problems: [],
  uses: [{ kind: 'collection', name: field.collection }],
})

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
  const cut = around.cutAt?.(place)
  const found =
    ids.length === 0
      ? resolveAll(field, cut, around)
      : resolveChosen(field, ids, place, around, cut)
  return {
    ...found,
    problems: [
      ...found.problems,
      ...(field.leading ? withoutPages(field.collection, place, around) : []),
    ],
    // What the block does not show, nobody edits there, and it leads nobody anywhere.
    ...(field.mentioned && { fields: {}, uses: [] }),
  }
}
