import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Collection } from '../../src/content/collections.ts'
import { digest, digestOf } from '../memory/digest.ts'
import type { Answer, Memory } from '../memory/memory.ts'
import { recent } from '../memory/recent.ts'
import { placeInWords } from '../problem/phrases.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import { fieldOf, shapeOf } from '../schema/schema.ts'
import { mayExist } from '../validate/lost.ts'
import type { CheckedEntry, Content } from '../validate/validate.ts'
import { entryKey } from './entry-key.ts'
import { digestOfFile, type KeptFound, keepFound, reviveFound } from './kept-found.ts'
import { resolveWording } from './messages.ts'
import { ALWAYS, isAhead, isShown, periodOf } from './period.ts'
import { answering, asking, type EntryDigests } from './questions.ts'
import {
  type Found,
  type LookUps,
  type NamedEntry,
  pick,
  type Resolution,
  together,
  type Use,
  withPlace,
} from './resolution.ts'
import { resolveValue } from './value.ts'

/** Every entry as it was resolved, and look-ups that find them. */
export interface Entries {
  lookUps: LookUps
  /** Answers what results ask of the look-ups. */
  answer: Answer
  /** What came to light in all of them; they are resolved for it, where that has not been done. */
  found: () => Found & {
    /** Names of the files that only entries refer to which are not shown today. */
    heldMedia: Set<string>
  }
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

type Parts = Pick<Resolution, 'value' | 'fields'>

/** What is remembered of an entry: all but its long texts, which its own page alone shows. */
interface KeptEntry extends KeptFound {
  /** JSON of its head: most runs look at few of them. */
  head: string
  /** Its long fields. */
  long: string[]
  /** Of all of it, and of its head. */
  digests: { whole: string; head: string }
}

interface ResolvedEntry extends Omit<KeptEntry, keyof Found | 'head'>, Found {
  head: () => Parts
  whole: () => Resolution
}

/** The fields with long texts. */
const longFields = ({ schema, value }: CheckedEntry): string[] =>
  Object.entries(shapeOf(schema, value) ?? {}).flatMap(([key, field]) =>
    fieldOf(field)?.kind === 'markdown' ? [key] : [],
  )

const headOf = (whole: Resolution, long: readonly string[]): Parts => {
  const keys = Object.keys(whole.value as object).filter((key) => !long.includes(key))
  const { value, fields } = pick(whole, keys)
  return { value, fields }
}

const keep = (whole: Resolution, entry: CheckedEntry): KeptEntry => {
  const long = longFields(entry)
  const head = JSON.stringify(headOf(whole, long))
  const digests = { whole: digestOf([whole.value, whole.fields]), head: digest(head) }
  return { ...keepFound(whole), head, long, digests }
}

/** What entries are resolved with: all look-ups but those of entries. */
export type Surroundings = Pick<LookUps, 'model' | 'facts' | 'media' | 'hasPages' | 'today'>

/**
 * Resolves entries when they are asked for, each once; also those that are not shown today, so that their
 * problems are known before.
 *
 * @param hrefOf the address of an entry's own page, where its collection has pages
 */
export const openEntries = (
  content: Content,
  around: Surroundings,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
  memory: Memory,
): Entries => {
  const { first: checked, problems: duplicates } = findDuplicates(content)
  const done = new Map<string, ResolvedEntry>()
  const wholes = recent<Resolution>(32)
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

  const resolveNow = (entry: CheckedEntry, within: LookUps): Resolution =>
    whileReading(entry.file.source.path, () => {
      const place = { period: periodOf(entry), current: undefined, route: undefined }
      const resolved = resolveValue(entry.schema, entry.value, entry, withPlace(within, place))
      const href = hrefOf(entry.collection, entry.id)
      return href ? { ...resolved, value: { ...(resolved.value as object), href } } : resolved
    })

  const resolveEntry = (entry: CheckedEntry): ResolvedEntry => {
    const name = entryKey(entry.collection, entry.id)
    const { source } = entry.file
    const again = () => wholes.get(name, () => resolveNow(entry, lookUps))
    const kept = memory.recall<KeptEntry>({
      name: `entry ${source.path} ${entry.path.join('.')}`,
      inputs: JSON.stringify([digestOfFile(entry), name, hrefOf(entry.collection, entry.id)]),
      answer,
      make: (ask) =>
        keep(
          wholes.get(name, () => resolveNow(entry, asking(lookUps, ask))),
          entry,
        ),
    })
    const owner = { source, route: undefined, period: periodOf(entry) }
    const head = () => JSON.parse(kept.head) as Parts
    return { ...kept, ...reviveFound(kept, owner, again), head, whole: again }
  }

  const find = (collection: CollectionName, id: string): ResolvedEntry | undefined => {
    const name = entryKey(collection, id)
    const entry = checked.get(name)
    if (!entry || done.has(name)) return done.get(name)
    const resolved = resolveEntry(entry)
    done.set(name, resolved)
    return resolved
  }

  const parts = (found: ResolvedEntry, keys: readonly string[] | undefined): Resolution => {
    if (keys === undefined) return found.whole()
    const from = keys.some((key) => found.long.includes(key)) ? found.whole() : found.head()
    return pick({ ...from, problems: [], uses: [] }, ['id', 'href', ...keys])
  }
  const isShownNow = (collection: CollectionName, id: string) =>
    isShown(periodOfEntry(collection, id), around.today)
  const shownIds = (collection: CollectionName) =>
    ids(collection).filter((id) => isShownNow(collection, id))

  const lookUps: LookUps = {
    ...around,
    entry: (collection, id, keys) => {
      const found = find(collection, id)
      return found && parts(found, keys)
    },
    entries: (collection, keys) =>
      shownIds(collection).flatMap((id): NamedEntry[] => {
        const found = find(collection, id)
        return found ? [[id, parts(found, keys)]] : []
      }),
    ids,
    isShown: isShownNow,
    isAhead: (collection, id) => isAhead(periodOfEntry(collection, id), around.today),
    mayExist: (collection, id) => mayExist(content.lost, collection, id),
  }
  const digestOfEntry: EntryDigests['entry'] = (collection, id, keys) => {
    const found = find(collection, id)
    const isLong = keys?.some((key) => found?.long.includes(key)) ?? true
    return found?.digests[isLong ? 'whole' : 'head'] ?? ''
  }
  const digests: EntryDigests = {
    entry: digestOfEntry,
    entries: (collection, keys) =>
      digestOf(shownIds(collection).map((id) => [id, digestOfEntry(collection, id, keys)])),
  }
  const answer = answering(lookUps, digests)

  const found: Entries['found'] = () => {
    for (const { collection, id } of content.entries) find(collection, id)
    const isNow = (name: string) => {
      const entry = checked.get(name)
      return entry === undefined || isShown(periodOf(entry), around.today)
    }
    const isMedia = ({ kind }: Use) => kind === 'media'
    const held = [...done].filter(([name]) => !isNow(name))
    const all = [...done].map(([name, { problems, uses }]) => ({
      problems,
      uses: isNow(name) ? uses : uses.filter((use) => !isMedia(use)),
    }))
    const { problems, uses } = together(all)
    return {
      problems: [...duplicates, ...problems],
      uses,
      heldMedia: new Set(
        held.flatMap(([, { uses }]) =>
          uses.flatMap((use) => (use.kind === 'media' ? use.name : [])),
        ),
      ),
    }
  }
  return { lookUps, answer, found }
}
