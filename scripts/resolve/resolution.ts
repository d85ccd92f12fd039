import type { CollectionName } from '../../src/content/collection-names.ts'
import type { FieldSource, GroupSource } from '../../src/content/field-source.ts'
import type { Period } from '../../src/content/periods.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import type { Media } from '../read/media.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { type Range, rangeOf } from '../text/source-file.ts'
import type { Path } from '../yaml/locate.ts'
import type { NamedFacts } from './facts.ts'
import { linesAround } from './lines-around.ts'
import type { LinkUse } from './links/link-targets.ts'
import { namedPath } from './named-path.ts'
import { ALWAYS, type Day } from './period.ts'

/** Something that a value looked up, whether it is there or not. */
export type Use =
  | { kind: 'media'; name: string }
  /** `stats/projects`; missing where nobody knows whether there is one, as its file can't be read. */
  | { kind: 'entry'; name: string; missing?: true }
  /** Every entry of a collection. */
  | { kind: 'collection'; name: CollectionName }
  | { kind: 'link'; link: LinkUse }

/** What came to light while something was looked up. */
export interface Found {
  problems: readonly Problem[]
  uses: readonly Use[]
}

/** A value with all that it names looked up and filled in. */
export interface Resolution extends Found {
  value: unknown
  /**
   * Sources of the texts in `value`, by their path in it: `blocks.2.services.heat-pump.title`; and of the
   * entries in it.
   */
  fields: Record<string, FieldSource | GroupSource>
}

/** Files of `media/`, by name. */
export interface MediaLookUp {
  get: (name: string) => Media | undefined
  names: () => string[]
}

/** An entry under its id. */
export type NamedEntry = [id: string, entry: Resolution]

/**
 * What values are looked up in, and nothing else: what a result rests on is told from what it has asked
 * here; see `questions/`.
 */
export interface LookUps extends Day {
  model: SiteModel
  facts: NamedFacts
  media: MediaLookUp
  /**
   * Resolves an entry; undefined where there is none with this id.
   *
   * @param keys the fields that are wanted, where not all of them are
   */
  entry: (
    collection: CollectionName,
    id: string,
    keys?: readonly string[],
  ) => Resolution | undefined
  /** The entries that are shown, in their order, as `entry` resolves them. */
  entries: (collection: CollectionName, keys?: readonly string[]) => NamedEntry[]
  /**
   * An entry as it is written, with all its periods, without what the company keeps for itself; undefined where
   * it has faults.
   */
  written: (collection: CollectionName, id: string) => unknown
  ids: (collection: CollectionName) => string[]
  isShown: (collection: CollectionName, id: string) => boolean
  /** Whether an entry is not shown yet. */
  isAhead: (collection: CollectionName, id: string) => boolean
  /** Whether an entry with this id may be among those that can't be read. */
  mayExist: (collection: CollectionName, id: string) => boolean
  /** Whether a page is made of each entry, as far as it can be told. */
  hasPages: (collection: CollectionName) => boolean
}

/** Sources of the texts of a file that are known already: many pages may be made of one. */
export interface KnownSources {
  file: ParsedFile
  /** By their ways in the file. */
  byWay: Map<string, FieldSource>
}

/** What values are looked up in, and where that happens. */
export interface ResolveContext extends LookUps {
  /** When the entry is shown that is being resolved, or that the page is made from. */
  period: Period
  /** The entry that the page is made from. */
  current: { collection: CollectionName; id: string } | undefined
  route: string | undefined
  sources?: KnownSources
  /** Ids of the entries that a list on the page shows which is cut; nothing for one that shows all. */
  cutAt?: (place: Place) => ReadonlySet<string> | undefined
}

/** Where nothing is known of the place: on no page, and on every day. */
export const anywhere = (lookUps: LookUps): ResolveContext =>
  withPlace(lookUps, { period: ALWAYS, current: undefined, route: undefined })

/** Look-ups at a place. */
export const withPlace = (
  lookUps: LookUps,
  place: Pick<ResolveContext, 'period' | 'current' | 'route' | 'sources' | 'cutAt'>,
): ResolveContext => Object.assign(Object.create(lookUps), place)

/** Where a value stands. */
export interface Place {
  file: ParsedFile
  path: Path
}

/** Where in its file a value stands. */
export const rangeAt = ({ file, path }: Place): Range => file.locate(path).value

/**
 * The place of a word inside a value, for a message about just that word.
 *
 * @param before what stands before it in the value, where the word may stand more than once
 */
export const wordRange = (place: Place, word: string, before: string): Range =>
  rangeOf(place.file.source.text, rangeAt(place), word, word ? before.split(word).length - 1 : 0)

/** An error at a value, or at a part of it. */
export const faultAt = (place: Place, words: Wording, range = rangeAt(place)): Problem =>
  problemAt(place.file.source, range, words)

export const NOTHING: Found = { problems: [], uses: [] }

/** All that came to light in several places. */
export const together = (found: readonly Found[]): Found => {
  // Of most texts nothing came to light, and there are many.
  if (found.every(({ problems, uses }) => problems.length + uses.length === 0)) return NOTHING
  return {
    problems: found.flatMap(({ problems }) => problems),
    uses: found.flatMap(({ uses }) => uses),
  }
}

/** Problems alone. */
export const onlyProblems = (problems: readonly Problem[]): Found => ({ problems, uses: [] })

/** After so many faults of one kind in one text nobody reads on; the next run shows the others. */
export const MOST_FAULTS = 100

/** A value without parts. */
export const leaf = (value: unknown, { problems, uses }: Found = NOTHING): Resolution => ({
  value,
  fields: {},
  problems,
  uses,
})

const findSource = (place: Place, kind: FieldSource['kind'], text: string): FieldSource => {
  const { name: file } = place.file.source
  const at = { file, path: namedPath(place), range: rangeAt(place) }
  return { kind, ...at, text, lines: linesAround(place, text) }
}

/** Where a text stands, for whoever changes it in place. */
export const sourceAt = (
  place: Place,
  kind: FieldSource['kind'],
  text: string,
  { sources }: Pick<ResolveContext, 'sources'>,
): FieldSource => {
  if (sources?.file !== place.file) return findSource(place, kind, text)
  const way = JSON.stringify(place.path)
  const source = sources.byWay.get(way) ?? findSource(place, kind, text)
  sources.byWay.set(way, source)
  return source
}

/** A text that an editor can change in place. */
export const editable = (value: unknown, source: FieldSource, found: Found): Resolution => ({
  ...leaf(value, found),
  fields: { '': source },
})

/** A loop, because each text comes by here once for each group around it. */
const mergeFields = (parts: [string, Resolution][]): Resolution['fields'] => {
  const merged = new Map<string, FieldSource | GroupSource>()
  for (const [name, { fields }] of parts)
    for (const [path, source] of Object.entries(fields))
      merged.set(path ? `${name}.${path}` : name, source)
  return Object.fromEntries(merged)
}

/** Parts under their names. */
export const group = (parts: [string, Resolution][]): Resolution => ({
  value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  fields: mergeFields(parts),
  ...together(parts.map(([, part]) => part)),
})

/** Entries in order, under their ids: those stay the same when another one comes before them. */
export const entryList = (parts: [string, Resolution][]): Resolution => ({
  value: parts.map(([, { value }]) => value),
  fields: mergeFields(parts),
  ...together(parts.map(([, part]) => part)),
})

/** One part of a group by itself, with all that came to light in the group. */
export const part = ({ value, fields, problems, uses }: Resolution, key: string): Resolution => ({
  problems,
  uses,
  value: ((value ?? {}) as Record<string, unknown>)[key],
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([path, source]) => {
      const [first, ...rest] = path.split('.')
      return first === key ? [[rest.join('.'), source]] : []
    }),
  ),
})

/** The same with more that came to light. */
export const withFound = (resolution: Resolution, more: Found): Resolution => ({
  ...resolution,
  ...together([resolution, more]),
})

/** Parts in order, under their positions. */
export const list = (parts: Resolution[]): Resolution =>
  entryList(parts.map((part, index) => [String(index), part]))

/** The named parts of a group, with all that came to light in it. */
export const pick = (
  { value, fields, ...found }: Resolution,
  keys: readonly string[],
): Resolution => {
  const isPicked = (path: string) => keys.includes(path.split('.')[0] ?? '')
  const entriesOf = <V>(parts: Record<string, V>) =>
    Object.fromEntries(Object.entries(parts).filter(([path]) => isPicked(path)))
  const picked = entriesOf((value ?? {}) as Record<string, unknown>)
  return { ...found, value: picked, fields: entriesOf(fields) }
}
