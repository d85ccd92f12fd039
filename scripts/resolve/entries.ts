import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Collection } from '../../src/content/collections.ts'
import type { Period } from '../../src/content/periods.ts'
import { placeInWords } from '../problem/phrases.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import type { CheckedEntry, Content } from '../validate/validate.ts'
import { entryKey } from './entry-key.ts'
import { resolveWording } from './messages.ts'
import { ALWAYS, isShown, periodOf } from './period.ts'
import {
  type Found,
  type Resolution,
  type ResolveContext,
  together,
  type Use,
} from './resolution.ts'
import { resolveValue } from './value.ts'

/** Every entry as it was resolved. */
export interface Entries extends Found {
  /** Names of the files that only entries refer to which are not shown today. */
  heldMedia: Set<string>
  find: (collection: CollectionName, id: string) => Resolution | undefined
  ids: (collection: CollectionName) => string[]
  periodOf: (collection: CollectionName, id: string) => Period
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

const findDuplicates = (content: Content) => {
  const problems: Problem[] = []
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
    const words = resolveWording.duplicateId(entry.id, firstPlace)
    problems.push(problemAt(entry.file.source, rangeIn(entry), words))
  }
  return { first, problems }
}

/**
 * Resolves every entry once, in the order in which entries refer to one another; also those that are
 * not shown today, so that their problems are known before.
 *
 * @param hrefOf the address of an entry's own page, where its collection has pages
 */
export const resolveEntries = (
  content: Content,
  around: Omit<ResolveContext, 'entry' | 'ids' | 'periodOf' | 'period' | 'current' | 'route'>,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
): Entries => {
  const { first: checked, problems: duplicates } = findDuplicates(content)
  const done = new Map<string, Resolution>()
  const ordered = new Map<CollectionName, string[]>()
  const ids = (collection: CollectionName) => {
    const known = ordered.get(collection)
    if (known) return known
    const own = content.entries.filter((entry) => entry.collection === collection)
    const sorted = inOrder(content.model.collections[collection], own).map(({ id }) => id)
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
    const all: ResolveContext = {
      ...around,
      entry: find,
      ids,
      periodOf: periodOfEntry,
      period,
      current: undefined,
      route: undefined,
    }
    const resolved = whileReading(entry.file.source.path, () =>
      resolveValue(entry.schema, entry.value, entry, all),
    )
    const href = hrefOf(collection, id)
    const resolution = href
      ? { ...resolved, value: { ...(resolved.value as object), href } }
      : resolved
    done.set(name, resolution)
    return resolution
  }

  for (const entry of content.entries) find(entry.collection, entry.id)
  const isShownNow = (name: string) => {
    const entry = checked.get(name)
    return entry === undefined || isShown(periodOf(entry), around.today)
  }
  const isMedia = ({ kind }: Use) => kind === 'media'
  const held = [...done].filter(([name]) => !isShownNow(name))
  const found = [...done].map(([name, { problems, uses }]) => ({
    problems,
    uses: isShownNow(name) ? uses : uses.filter((use) => !isMedia(use)),
  }))
  const { problems, uses } = together(found)
  return {
    find,
    ids,
    periodOf: periodOfEntry,
    problems: [...duplicates, ...problems],
    uses,
    heldMedia: new Set(
      held.flatMap(([, { uses }]) => uses.flatMap((use) => (use.kind === 'media' ? use.name : []))),
    ),
  }
}
