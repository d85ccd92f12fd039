import { isDeepStrictEqual } from 'node:util'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Collection } from '../../../src/content/collections.ts'
import { isAhead, isShown } from '../../../src/content/periods.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import { entryKey } from '../entry-key.ts'
import { periodOf } from '../period.ts'

/** Where entries are found, before any of them is resolved. */
export interface EntryIndex {
  find: (collection: CollectionName, id: string) => CheckedEntry | undefined
  /** In the order in which they are shown. */
  ids: (collection: CollectionName) => string[]
  /** Whether an entry is shown today; what does not exist, is told elsewhere. */
  isShown: (collection: CollectionName, id: string) => boolean
  isAhead: (collection: CollectionName, id: string) => boolean
  /** A problem for each entry whose id an earlier one has. */
  duplicates: Problem[]
}

const compareDays = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** By the day that their collection names, the newest first; else in file order. */
export const inOrder = (
  { newestFirst: day }: Collection,
  entries: CheckedEntry[],
): CheckedEntry[] =>
  day === undefined
    ? entries
    : entries.toSorted((a, b) => compareDays(String(b.value[day]), String(a.value[day])))

const rangeOfId = ({ file, path }: CheckedEntry) => file.locate([...path, 'id']).value

const tellDuplicate = (entry: CheckedEntry, earlier: CheckedEntry): Problem => {
  const firstPlace = placeInWords(earlier.file.source, rangeOfId(earlier))
  const words = commonWording.duplicateId(entry.id, firstPlace)
  const problem = problemAt(entry.file.source, rangeOfId(entry), words)
  // Pasted again as it is, and nothing of it would be lost.
  const isCopy = entry.path.length > 0 && isDeepStrictEqual(entry.value, earlier.value)
  return isCopy ? { ...problem, repair: { remove: entry.path, isSure: false } } : problem
}

const keyOf = ({ collection, id }: CheckedEntry): string => entryKey(collection, id)

/** Of two entries with one id, the first has it. */
const firstByKey = (entries: readonly CheckedEntry[]): Map<string, CheckedEntry> =>
  new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]))

/** The entries of each collection, in order. */
const openOrder = (content: Content): EntryIndex['ids'] => {
  const { entries, model } = content
  const known = new Map<CollectionName, string[]>()
  return (collection) => {
    refuseLeftOut(content, collection)
    const ids = known.get(collection) ?? idsOf(collection)
    known.set(collection, ids)
    return ids
  }
  function idsOf(name: CollectionName): string[] {
    const own = entries.filter(({ collection }) => collection === name)
    return inOrder(model.collections[name], own).map(({ id }) => id)
  }
}

/** Thrown where an entry is asked for that may be among those that are left out. */
export class LeftOut extends Error {}

/** Lets nobody ask for what is left out; see `Content.partial`. */
export const refuseLeftOut = ({ partial }: Content, collection: CollectionName): void => {
  if (partial.has(collection)) throw new LeftOut(collection)
}

/** Finds the entries of a content as they are on a day. */
export const indexEntries = (content: Content, today: string): EntryIndex => {
  const first = firstByKey(content.entries)
  const find: EntryIndex['find'] = (collection, id) => {
    const found = first.get(entryKey(collection, id))
    if (!found) refuseLeftOut(content, collection)
    return found
  }
  const onDay =
    (judge: typeof isShown, otherwise: boolean): EntryIndex['isShown'] =>
    (collection, id) => {
      const entry = find(collection, id)
      return entry ? judge(periodOf(entry), today) : otherwise
    }
  return {
    find,
    ids: openOrder(content),
    isShown: onDay(isShown, true),
    isAhead: onDay(isAhead, false),
    duplicates: content.entries.flatMap((entry) => {
      const earlier = first.get(keyOf(entry))
      return earlier && earlier !== entry ? [tellDuplicate(entry, earlier)] : []
    }),
  }
}
