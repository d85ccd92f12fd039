import type { CollectionName } from '../../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../../src/content/fields.ts'
import type { Problem } from '../../problem/problem.ts'
import { nearest, suggest } from '../../schema/suggest.ts'
import { entryKey } from '../entry-key.ts'
import { onlyProblems, together } from '../found.ts'
import { labelsOf } from '../labels-of.ts'
import type { NamedEntry, ResolveContext } from '../look-ups.ts'
import { resolveWording, type WayOut } from '../messages.ts'
import { faultAt, type Place } from '../place.ts'
import { entryList, leaf, type Resolution, withFound } from '../resolution.ts'
import { severalNames } from './several-names.ts'

/** The file or folder of a collection, as people know it. */
export const homeOf = (
  collection: CollectionName,
  { model }: Pick<ResolveContext, 'model'>,
): string => {
  const declared = model.collections[collection]
  return 'file' in declared ? declared.file : declared.folder
}

/** Enough to see what was meant; all of them stand in their file. */
const MOST_NAMED = 8

/** The id of the entry that is called like this. */
const idByLabel = (
  collection: CollectionName,
  label: string,
  known: readonly string[],
  { written }: ResolveContext,
): string | undefined => {
  const wanted = label.toLowerCase()
  return known.find((id) =>
    labelsOf(written(collection, id)).some((each) => each.toLowerCase() === wanted),
  )
}

/** How a reference is looked up besides its id. */
interface Wish {
  /** What stands in the same list, where the reference is one of several. */
  beside?: readonly unknown[]
  keys?: readonly string[] | undefined
  /** Whether what it is a part of cannot be without it. */
  isNeeded?: boolean
}

/** A block stands at the second step of its path. */
const BLOCK = 1

/** The least that can go with an entry: what stands in a list can, be it the name, or the nearest group that needs it. */
const wayOutOf = ({ path }: Place, isNeeded = false): WayOut => {
  const listed = path.findLastIndex((step) => typeof step === 'number')
  if (listed === path.length - 1) return { goes: 'den Namen', isNeeded: false }
  if (!isNeeded) return { goes: 'die Zeile', isNeeded }
  const isBlock = path[0] === 'blocks' && listed === BLOCK
  return { goes: isBlock ? 'den ganzen Block' : 'den ganzen Eintrag', isNeeded }
}

const unknownEntry = (
  collection: CollectionName,
  id: string,
  place: Place,
  { beside = [], isNeeded }: Wish,
  around: ResolveContext,
) => {
  const known = around.ids(collection)
  const several = severalNames(id, known, place)
  if (several) return several
  const named = nearest(id, known, MOST_NAMED)
  const meant = idByLabel(collection, id, known, around) ?? suggest(id, known, beside)
  return resolveWording.unknownEntry(
    id,
    homeOf(collection, around),
    meant,
    named,
    known.length - named.length,
    wayOutOf(place, isNeeded),
  )
}

/** An entry as another value refers to it: what came to light in it, is its own. */
const findEntry = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
  wish: Wish,
): Resolution => {
  const found = around.entry(collection, id, wish.keys)
  const isUnknown = !found && !around.mayExist(collection, id)
  const words = isUnknown ? [unknownEntry(collection, id, place, wish, around)] : []
  return {
    value: found?.value,
    fields: found?.fields ?? {},
    problems: words.map((wording) => faultAt(place, wording)),
    uses: [{ kind: 'entry', name: entryKey(collection, id), ...(!found && { missing: true }) }],
  }
}

/** The entry with this id, or the one that the page is made from. */
export const resolveReference = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
  wish: Wish,
): Resolution => {
  const { current } = around
  if (id === CURRENT) {
    return current?.collection === collection
      ? findEntry(collection, current.id, place, around, wish)
      : leaf(undefined, onlyProblems([faultAt(place, resolveWording.noCurrentEntry(collection))]))
  }
  const isEarly = around.isAhead(collection, id)
  const early = isEarly ? [faultAt(place, resolveWording.notShownHere(id))] : []
  return withFound(findEntry(collection, id, place, around, wish), onlyProblems(early))
}

/** One of a list's entries. */
const resolveItem = (
  collection: CollectionName,
  id: string,
  place: Place,
  around: ResolveContext,
  wish: Wish,
): NamedEntry =>
  id === CURRENT
    ? [around.current?.id ?? id, resolveReference(collection, id, place, around, wish)]
    : [id, findEntry(collection, id, place, around, wish)]

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
    return [resolveItem(collection, id.trim(), at, around, { beside: ids, keys })]
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
