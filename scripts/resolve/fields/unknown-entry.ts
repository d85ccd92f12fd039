import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Wording } from '../../problem/problem.ts'
import { nearest, suggest } from '../../schema/suggest.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { resolveWording, type WayOut } from '../messages.ts'
import type { Place } from '../place.ts'
import { homeOf } from './home-of.ts'
import { severalNames } from './several-names.ts'

/** Enough to see what was meant; all of them stand in their file. */
const MOST_NAMED = 8

/** How a reference is looked up besides its id. */
export interface Wish {
  collection: CollectionName
  /** What stands in the same list, where the reference is one of several. */
  beside?: readonly unknown[]
  keys?: readonly string[] | undefined
  /** Whether what it is a part of cannot be without it. */
  isNeeded?: boolean
}

/** A block stands at the second step of its path. */
const BLOCK = 1

/** The least that can go with an entry: what stands in a list can, be it the name, or the nearest group that needs it. */
const wayOutOf = ({ path }: Place, isNeeded = false): WayOut => {
  const listed = path.findLastIndex((step) => typeof step === 'number')
  if (listed === path.length - 1) return { goes: 'den Namen', isNeeded: false }
  if (!isNeeded) return { goes: 'die Zeile', isNeeded }
  const isBlock = path[0] === 'blocks' && listed === BLOCK
  return { goes: isBlock ? 'den ganzen Block' : 'den ganzen Eintrag', isNeeded }
}

/** What is said of an id that no entry has. */
export const unknownEntry = (
  { collection, beside = [], isNeeded }: Wish,
  id: string,
  place: Place,
  around: ResolveContext,
): Wording => {
  const known = around.ids(collection)
  const several = severalNames(id, known, place)
  if (several) return several
  const meant = around.idOf(collection, id) ?? suggest(id, known, beside)
  // Where one is meant, no others are told: to look for them takes longer than all the rest.
  const named = meant === undefined ? nearest(id, known, MOST_NAMED) : [meant]
  const words = resolveWording.unknownEntry(
    id,
    homeOf(collection, around),
    { suggestion: meant, known: named, more: known.length - named.length },
    wayOutOf(place, isNeeded),
  )
  return meant === undefined ? { ...words, lacks: { collection, id } } : words
}
