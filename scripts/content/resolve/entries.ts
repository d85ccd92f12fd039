import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Period } from '../../../src/content/periods.ts'
import { placeInWords, wording } from '../messages.ts'
import { ALWAYS, isShown, periodOf } from '../period.ts'
import { problemAt } from '../problem.ts'
import type { CheckedEntry, Content } from '../validate.ts'
import { whileReading } from '../while-reading.ts'
import { entryKey } from './entry-key.ts'
import type { Resolution, Surroundings } from './resolution.ts'
import { resolveValue } from './value.ts'

export interface Entries {
  find: (collection: CollectionName, id: string) => Resolution | undefined
  ids: (collection: CollectionName) => string[]
  periodOf: (collection: CollectionName, id: string) => Period
}

const compareDays = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** Newest first where entries carry a date of their own; else in file order. */
const inOrder = (collection: CollectionName, entries: CheckedEntry[]): CheckedEntry[] =>
  collection === 'news'
    ? entries.toSorted((a, b) => compareDays(String(b.value.date), String(a.value.date)))
    : entries

const reportDuplicates = (content: Content, problems: Surroundings['problems']) => {
  const first = new Map<string, CheckedEntry>()
  for (const entry of content.entries) {
    const name = entryKey(entry.collection, entry.id)
    const earlier = first.get(name)
    if (!earlier) {
      first.set(name, entry)
      continue
    }
    const rangeIn = ({ file, path }: CheckedEntry) => file.locate([...path, 'id']).value
    const firstPlace = placeInWords(earlier.file.source, rangeIn(earlier))
    const words = wording.duplicateId(entry.id, firstPlace)
    problems.push(problemAt(entry.file.source, rangeIn(entry), words))
  }
  return first
}

/**
 * Resolves every entry once, in the order in which entries refer to one another; also those that are
 * not shown today, so that their problems are known before.
 *
 * @param hrefOf the address of an entry's own page, where its collection has pages
 * @param heldMedia takes the names of files that only entries refer to which are not shown today
 */
export const resolveEntries = (
  content: Content,
  around: Omit<Surroundings, 'entry' | 'ids' | 'periodOf' | 'period' | 'current' | 'route'>,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
  heldMedia: Set<string>,
): Entries => {
  const checked = reportDuplicates(content, around.problems)
  const done = new Map<string, Resolution>()
  const ordered = new Map<CollectionName, string[]>()
  const ids = (collection: CollectionName) => {
    const known = ordered.get(collection)
    if (known) return known
    const own = content.entries.filter((entry) => entry.collection === collection)
    const sorted = inOrder(collection, own).map(({ id }) => id)
    ordered.set(collection, sorted)
    return sorted
  }
  const periodOfEntry = (collection: CollectionName, id: string) => {
    const entry = checked.get(entryKey(collection, id))
    return entry ? periodOf(entry) : ALWAYS
  }

  const find = (collection: CollectionName, id: string): Resolution | undefined => {
    const name = entryKey(collection, id)
    const entry = checked.get(name)
    if (!entry || done.has(name)) return done.get(name)
    const period = periodOf(entry)
    const all: Surroundings = {
      ...around,
      entry: find,
      ids,
      periodOf: periodOfEntry,
      period,
      usedMedia: isShown(period, around.today) ? around.usedMedia : heldMedia,
      current: undefined,
      route: undefined,
    }
    const { value, fields } = whileReading(entry.file.source.path, () =>
      resolveValue(entry.schema, entry.value, entry, all),
    )
    const href = hrefOf(collection, id)
    const resolution = { value: href ? { ...(value as object), href } : value, fields }
    done.set(name, resolution)
    return resolution
  }

  for (const entry of content.entries) find(entry.collection, entry.id)
  return { find, ids, periodOf: periodOfEntry }
}
