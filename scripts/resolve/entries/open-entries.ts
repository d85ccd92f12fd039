import type { CollectionName } from '../../../src/content/collection-names.ts'
import { digestOf } from '../../machine/digest.ts'
import type { Answer, Memory } from '../../memory/memory.ts'
import { recent } from '../../memory/recent.ts'
import { mayExist } from '../../validate/lost.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import { entryKey } from '../entry-key.ts'
import { type Found, together, type Use } from '../look-ups/found.ts'
import type { LookUps, NamedEntry } from '../look-ups/look-ups.ts'
import { answering, type EntryDigests } from '../questions/answering.ts'
import { question, readQuestion } from '../questions/question.ts'
import { type EntryIndex, indexEntries, refuseLeftOut } from './index-entries.ts'
import { digestOfParts, entryParts, isInHead, type ResolvedEntry } from './kept-entry.ts'
import { openLabels } from './open-labels.ts'
import { publishedValue } from './published-value.ts'
import { type HrefOf, openResolver } from './resolve-entries.ts'

/** What entries are resolved with: all look-ups but those of entries. */
export type Surroundings = Pick<
  LookUps,
  'model' | 'language' | 'facts' | 'media' | 'hasPages' | 'today'
>

/** Look-ups that find entries, and what came to light in them. */
export interface Entries {
  lookUps: LookUps
  find: Find
  /** Answers what the results of an entry's page ask of the look-ups, or those of anything else. */
  answerFor: (own: CheckedEntry | undefined) => Answer
  /** Entries whose long texts were asked for elsewhere than on their own pages; as `collection/id`. */
  shownElsewhere: ReadonlySet<string>
  /** What came to light in all of them. */
  found: () => Found & {
    /** Names of the files that only entries refer to which are not shown today. */
    heldMedia: Set<string>
  }
}

type Find = (collection: CollectionName, id: string) => ResolvedEntry | undefined

/** Resolves each entry once. */
const openFind = ({ find }: EntryIndex, resolve: ReturnType<typeof openResolver>): Find => {
  const done = new Map<string, ResolvedEntry>()
  return (collection, id) => {
    const key = entryKey(collection, id)
    const entry = find(collection, id)
    const resolved = done.get(key) ?? (entry && resolve(entry))
    if (resolved) done.set(key, resolved)
    return resolved
  }
}

const shownIds = ({ ids, isShown }: EntryIndex, collection: CollectionName): string[] =>
  ids(collection).filter((id) => isShown(collection, id))

/** Each page of an entry may ask for the same few lists. */
const LISTS_HELD = 4

/** Makes a list once for all pages that follow one another. */
const openLists = (index: EntryIndex, find: Find): LookUps['entries'] => {
  const lists = recent<NamedEntry[]>(LISTS_HELD)
  return (collection, keys) =>
    lists.get(question('entries', collection, ...(keys ?? [])), () =>
      shownIds(index, collection).flatMap((id): NamedEntry[] => {
        const found = find(collection, id)
        return found ? [[id, entryParts(found, keys)]] : []
      }),
    )
}

const openWritten =
  (index: EntryIndex, content: Content): LookUps['written'] =>
  (collection, id) => {
    refuseLeftOut(content, collection)
    const entry = index.find(collection, id)
    return entry?.valid ? publishedValue(entry.schema, entry.value) : undefined
  }

const lookUpsIn = (index: EntryIndex, find: Find, content: Content) => ({
  written: openWritten(index, content),
  idOf: openLabels(index.ids, openWritten(index, content)),
  ids: index.ids,
  isShown: index.isShown,
  isAhead: index.isAhead,
  mayExist: (collection: CollectionName, id: string) => {
    refuseLeftOut(content, collection)
    return mayExist(content.lost, collection, id)
  },
  entry: (collection: CollectionName, id: string, keys?: readonly string[]) => {
    const found = find(collection, id)
    return found && entryParts(found, keys)
  },
  entries: openLists(index, find),
})

const digestsIn = (index: EntryIndex, find: Find): EntryDigests => {
  const entry: EntryDigests['entry'] = (collection, id, keys) => {
    const found = find(collection, id)
    return found ? digestOfParts(found, keys) : ''
  }
  return {
    entry,
    entries: (collection, keys) =>
      digestOf(shownIds(index, collection).map((id) => [id, entry(collection, id, keys)])),
  }
}

/** What questions for entries begin with. */
const ASKED = [question('entry'), question('entries')].map((words) => words.slice(0, -1))

/** The entries whose long texts a question asks for. */
const longOnesIn = (asked: string, index: EntryIndex, find: Find): string[] => {
  // Most are others, and need not be read.
  if (!ASKED.some((words) => asked.startsWith(words))) return []
  const [kind, name = '', ...rest] = readQuestion(asked)
  const collection = name as CollectionName
  const [ids, keys] = kind === 'entry' ? [rest.slice(0, 1), rest.slice(1)] : [undefined, rest]
  const isLong = (id: string) => {
    const found = find(collection, id)
    return found !== undefined && !isInHead(found, keys.length > 0 ? keys : undefined)
  }
  return (ids ?? shownIds(index, collection)).filter(isLong).map((id) => entryKey(collection, id))
}

/** Tells the questions for an entry, or for fields of it, from others: most that its own page asks are such. */
const asksFor = ({ collection, id }: CheckedEntry): ((asked: string) => boolean) => {
  const words = question('entry', collection, id).slice(0, -1)
  return (asked) => asked.startsWith(words) && /[,\]]/.test(asked.charAt(words.length))
}

/** Notes which entries are shown elsewhere than on their own pages, with all of their texts. */
const watching = (index: EntryIndex, find: Find) => {
  const shownElsewhere = new Set<string>()
  const known = new Map<string, string[]>()
  const note = (asked: string, own: string | undefined): void => {
    const keys = known.get(asked) ?? longOnesIn(asked, index, find)
    known.set(asked, keys)
    for (const key of keys) if (key !== own) shownElsewhere.add(key)
  }
  return { shownElsewhere, note }
}

const isMedia = ({ kind }: Use): boolean => kind === 'media'

const mediaIn = (found: readonly Found[]): Set<string> =>
  new Set(
    found.flatMap(({ uses }) => uses.flatMap((use) => (use.kind === 'media' ? use.name : []))),
  )

/** What came to light in all entries; also in those that are not shown today: it is known before. */
const foundIn = ({ entries }: Content, index: EntryIndex, find: Find) => {
  const of = (isShown: boolean) =>
    entries.flatMap(({ collection, id }) =>
      index.isShown(collection, id) === isShown ? (find(collection, id) ?? []) : [],
    )
  const held = of(false)
  const withoutMedia = held.map(({ problems, uses }) => ({
    problems,
    uses: uses.filter((use) => !isMedia(use)),
  }))
  const duplicates = { problems: index.duplicates, uses: [] }
  return { ...together([duplicates, ...of(true), ...withoutMedia]), heldMedia: mediaIn(held) }
}

/** Resolves entries when they are asked for, in the order in which they refer to one another. */
export const openEntries = (
  content: Content,
  around: Surroundings,
  hrefOf: HrefOf,
  memory: Memory,
): Entries => {
  const index = indexEntries(content, around.today)
  const resolve = openResolver({
    hrefOf,
    memory,
    lookUps: () => lookUps,
    answer: (question) => answerFor(undefined)(question),
  })
  const find = openFind(index, resolve)
  const lookUps: LookUps = { ...around, ...lookUpsIn(index, find, content) }
  const answer = answering(lookUps, digestsIn(index, find))
  const { shownElsewhere, note } = watching(index, find)
  const answerFor: Entries['answerFor'] = (own) => {
    const key = own && entryKey(own.collection, own.id)
    const asksForOwn = own ? asksFor(own) : () => false
    return (question) => {
      if (!asksForOwn(question)) note(question, key)
      return answer(question)
    }
  }
  const found = () => foundIn(content, index, find)
  return { lookUps, find, answerFor, shownElsewhere, found }
}
