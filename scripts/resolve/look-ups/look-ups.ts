import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Period } from '../../../src/content/dates/periods.ts'
import type { FieldSource } from '../../../src/content/field-source.ts'
import type { ParsedFile } from '../../parse/parsed-file.ts'
import type { Media } from '../../read/media/media.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { ALWAYS, type Day } from '../dates/period.ts'
import type { NamedFacts } from '../facts/facts.ts'
import type { Place } from '../place.ts'
import type { Resolution } from './resolution.ts'

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
  /** The website's own: `de`. */
  readonly language: string
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
  /** The id of the first entry that visitors read under a name, in large letters or small ones. */
  idOf: (collection: CollectionName, label: string) => string | undefined
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
