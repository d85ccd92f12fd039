import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { FieldSource } from '../../../src/content/field-source.ts'
import type { Period } from '../../../src/content/periods.ts'
import type { LostIds } from '../lost.ts'
import type { Media } from '../media.ts'
import type { ParsedFile } from '../parse-file.ts'
import { type Problem, problemAt, type Wording } from '../problem.ts'
import { type Range, rangeOf } from '../source-file.ts'
import type { Path } from '../yaml.ts'
import type { Facts } from './facts.ts'
import type { LinkUse } from './links.ts'

export interface Resolution {
  value: unknown
  /** Sources of the texts in `value`, by their path in it: `blocks.2.services.heat-pump.title`. */
  fields: Record<string, FieldSource>
}

/** What values are looked up in, and where what was found is noted. */
export interface Surroundings {
  facts: Facts
  media: Map<string, Media>
  /** Resolves an entry; undefined where there is none with this id. */
  entry: (collection: CollectionName, id: string) => Resolution | undefined
  ids: (collection: CollectionName) => string[]
  /** When an entry is shown. */
  periodOf: (collection: CollectionName, id: string) => Period
  /** The day for which the site is made. */
  today: string
  /** When the entry is shown that is being resolved, or that the page is made from. */
  period: Period
  /** Whether a page is made of each entry, as far as it can be told. */
  hasPages: (collection: CollectionName) => boolean
  lost: LostIds
  /** The entry that the page is made from. */
  current: { collection: CollectionName; id: string } | undefined
  route: string | undefined
  problems: Problem[]
  links: LinkUse[]
  /** Names of the files that something refers to. */
  usedMedia: Set<string>
  /** Entries that something refers to, as `collection/id`. */
  usedEntries: Set<string>
}

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
export const wordRange = (place: Place, word: string, before = ''): Range =>
  rangeOf(place.file.source.text, rangeAt(place), word, word ? before.split(word).length - 1 : 0)

/** Notes an error, at a value or at a part of it. */
export const complain = (
  place: Place,
  words: Wording,
  around: Surroundings,
  range = rangeAt(place),
): void => {
  around.problems.push(problemAt(place.file.source, range, words))
}

/** After so many faults of one kind in one text nobody reads on; the next run shows the others. */
export const MOST_FAULTS = 100

/** A value without parts. */
export const leaf = (value: unknown): Resolution => ({ value, fields: {} })

/** A text that an editor can change in place. */
export const editable = (
  value: unknown,
  kind: FieldSource['kind'],
  text: string,
  place: Place,
): Resolution => {
  const { source } = place.file
  return {
    value,
    fields: { '': { kind, file: source.name, path: place.path, range: rangeAt(place), text } },
  }
}

const prefixed = (prefix: string, fields: Resolution['fields']): [string, FieldSource][] =>
  Object.entries(fields).map(([path, source]) => [path ? `${prefix}.${path}` : prefix, source])

const mergeFields = (parts: [string, Resolution][]): Resolution['fields'] =>
  Object.fromEntries(parts.flatMap(([name, { fields }]) => prefixed(name, fields)))

/** Parts under their names. */
export const group = (parts: [string, Resolution][]): Resolution => ({
  value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  fields: mergeFields(parts),
})

/** Entries in order, under their ids: those stay the same when another one comes before them. */
export const entryList = (parts: [string, Resolution][]): Resolution => ({
  value: parts.map(([, { value }]) => value),
  fields: mergeFields(parts),
})

/** One part of a group by itself. */
export const part = ({ value, fields }: Resolution, key: string): Resolution => ({
  value: ((value ?? {}) as Record<string, unknown>)[key],
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([path, source]) => {
      const [first, ...rest] = path.split('.')
      return first === key ? [[rest.join('.'), source]] : []
    }),
  ),
})

/** Parts in order, under their positions. */
export const list = (parts: Resolution[]): Resolution =>
  entryList(parts.map((part, index) => [String(index), part]))

/** The named parts of a group. */
export const pick = ({ value, fields }: Resolution, keys: readonly string[]): Resolution => {
  const isPicked = (path: string) => keys.includes(path.split('.')[0] ?? '')
  const entriesOf = <V>(parts: Record<string, V>) =>
    Object.fromEntries(Object.entries(parts).filter(([path]) => isPicked(path)))
  return { value: entriesOf((value ?? {}) as Record<string, unknown>), fields: entriesOf(fields) }
}
