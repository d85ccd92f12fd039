import type { FieldMeta } from '../../../src/content/fields.ts'
import { problemAt } from '../../problem/problem.ts'
import { entryKey } from '../entry-key.ts'
import type { NamedEntry, ResolveContext } from '../look-ups/look-ups.ts'
import { entryList, pick, type Resolution } from '../look-ups/resolution.ts'
import { resolveWording } from '../messages.ts'
import { type Place, rangeAt } from '../place.ts'
import { homeOf } from './home-of.ts'
import { resolveReferences, withoutPages } from './references.ts'

type FittingField = Extract<FieldMeta, { kind: 'fitting' }>

/** What entries have to have in common with, and whether they are shown only then. */
interface Wish {
  ids: ReadonlySet<string>
  isStrict: boolean
}

/** An entry that is wrong, and told so, may have anything in the place of its list. */
const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((entry: { id?: string } | undefined) => entry?.id ?? []) : []

const aboutOf = ([, { value }]: NamedEntry, { by }: FittingField): string[] =>
  idsIn((value as Record<string, unknown> | undefined)?.[by.key])

/** What is named, else what the page's own entry is about. */
const wishOf = (field: FittingField, named: unknown, all: NamedEntry[], own?: string): Wish => {
  const ids = idsIn(named)
  if (ids.length > 0) return { ids: new Set(ids), isStrict: true }
  const current = all.find(([id]) => id === own)
  return { ids: new Set(current && aboutOf(current, field)), isStrict: false }
}

/** Those that fit best first; of those that fit alike, in their order. */
const choose = (field: FittingField, others: NamedEntry[], { ids, isStrict }: Wish): NamedEntry[] =>
  others
    .map((entry) => ({ entry, fit: aboutOf(entry, field).filter((id) => ids.has(id)).length }))
    .filter(({ fit }) => fit > 0 || !isStrict)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, field.most)
    .map(({ entry }) => entry)

/** Entries that fit what is named, or the entry that the page is made from. */
export const resolveFitting = (
  field: FittingField,
  names: unknown[],
  place: Place,
  around: ResolveContext,
): Resolution => {
  const { collection, keys, by } = field
  const wanted = {
    kind: 'entries',
    collection: by.collection,
    keys: ['id'],
    mentioned: true,
  } as const
  const named = names.length > 0 ? resolveReferences(wanted, names, place, around) : undefined
  const own = around.current?.collection === collection ? around.current.id : undefined
  const all = around.entries(collection, [...keys, by.key])
  const others = all.filter(([id]) => id !== own)
  const chosen = choose(field, others, wishOf(field, named?.value, all, own))
  // One that could not be read may have been the one that fits.
  const isMissed =
    named?.problems.length === 0 && chosen.length === 0 && !around.mayExist(collection, '')
  return {
    ...entryList(chosen.map(([id, entry]) => [id, pick(entry, ['id', 'href', ...keys])])),
    uses: chosen.map(([id]) => ({ kind: 'entry', name: entryKey(collection, id) })),
    problems: [
      ...(named?.problems ?? []),
      ...withoutPages(collection, place, around),
      ...(isMissed
        ? [
            problemAt(
              place.file.source,
              rangeAt(place),
              resolveWording.nothingFits(homeOf(collection, around), by.key),
              'warning',
            ),
          ]
        : []),
    ],
  }
}
