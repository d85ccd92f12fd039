import { CURRENT } from '../../../src/content/fields.ts'
import { entryKey } from '../entry-key.ts'
import { onlyProblems } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution, withFound } from '../look-ups/resolution.ts'
import { resolveWording } from '../messages.ts'
import { faultAt, type Place } from '../place.ts'
import { unknownEntry, type Wish } from './unknown-entry.ts'

/** An entry as another value refers to it: what came to light in it, is its own. */
export const findEntry = (
  wish: Wish,
  id: string,
  place: Place,
  around: ResolveContext,
): Resolution => {
  const { collection } = wish
  const found = around.entry(collection, id, wish.keys)
  const isUnknown = !found && !around.mayExist(collection, id)
  const words = isUnknown ? [unknownEntry(wish, id, place, around)] : []
  return {
    value: found?.value,
    fields: found?.fields ?? {},
    problems: words.map((wording) => faultAt(place, wording)),
    uses: [{ kind: 'entry', name: entryKey(collection, id), ...(!found && { missing: true }) }],
  }
}

/** The entry with this id, or the one that the page is made from. */
export const resolveReference = (
  wish: Wish,
  id: string,
  place: Place,
  around: ResolveContext,
): Resolution => {
  const { collection } = wish
  const { current } = around
  if (id === CURRENT) {
    return current?.collection === collection
      ? findEntry(wish, current.id, place, around)
      : leaf(undefined, onlyProblems([faultAt(place, resolveWording.noCurrentEntry(collection))]))
  }
  const isEarly = around.isAhead(collection, id)
  const early = isEarly ? [faultAt(place, resolveWording.notShownHere(id))] : []
  return withFound(findEntry(wish, id, place, around), onlyProblems(early))
}
