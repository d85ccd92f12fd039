import { isDeepStrictEqual } from 'node:util'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Collection } from '../../../src/content/collections/collections.ts'
import { isAhead, isShown } from '../../../src/content/dates/periods.ts'
import { slug } from '../../../src/content/fields.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { markdownName } from '../../text/markdown-file.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import { typed } from '../../yaml/quote.ts'
import { periodOf } from '../dates/period.ts'
import { entryKey } from '../entry-key.ts'

/** Where entries are found, before any of them is resolved. */
export interface EntryIndex {
  find: (collection: CollectionName, id: string) => CheckedEntry | undefined
  /** In the order in which they are shown. */
  ids: (collection: CollectionName) => string[]
  /** Whether an entry is shown today; what does not exist, is told elsewhere. */
  isShown: (collection: CollectionName, id: string) => boolean
  isAhead: (collection: CollectionName, id: string) => boolean
  /** A problem for each entry whose id another one has. */
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

/** The id that an entry in a file of its own is meant to have, as it is typed: the file is called so. */
const idByFile = ({ file, path, id }: CheckedEntry): string | undefined => {
  const name = markdownName(file.source.name) ?? ''
  return path.length === 0 && name !== id && slug().safeParse(name).success
    ? typed(name)
    : undefined
}

const tellDuplicate = (entry: CheckedEntry, owner: CheckedEntry): Problem => {
  const firstPlace = placeInWords(owner.file.source, rangeOfId(owner))
  const isCopy = entry.path.length > 0 && isDeepStrictEqual(entry.value, owner.value)
  const words = isCopy
    ? commonWording.pastedTwice(entry.id, firstPlace)
    : commonWording.duplicateId(entry.id, firstPlace, idByFile(entry))
  const problem = problemAt(entry.file.source, rangeOfId(entry), words)
  // Nothing of it would be lost.
  return isCopy ? { ...problem, repair: { remove: entry.path, isSure: false } } : problem
}

const keyOf = ({ collection, id }: CheckedEntry): string => entryKey(collection, id)

const isNamedSo = ({ id, path, file }: CheckedEntry): boolean =>
  path.length === 0 && file.source.name.endsWith(`/${id}.md`)

/** Of two entries with one id, the one whose file is named so has it, not its copy; else the first. */
const ownersByKey = (entries: readonly CheckedEntry[]): Map<string, CheckedEntry> =>
  new Map(
    [...entries.toReversed(), ...entries.filter(isNamedSo)].map((entry) => [keyOf(entry), entry]),
  )

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
  const owners = ownersByKey(content.entries)
  const find: EntryIndex['find'] = (collection, id) => {
    const found = owners.get(entryKey(collection, id))
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
      const owner = owners.get(keyOf(entry))
      return owner && owner !== entry ? [tellDuplicate(entry, owner)] : []
    }),
  }
}
