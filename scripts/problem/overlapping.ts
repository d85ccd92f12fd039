import { countWhile } from '../text/count-while.ts'
import type { Position } from '../text/source-file.ts'

/** Where something stands in a file. */
interface Place extends Position {
  file: string
  end: Position
}

const compare = (a: Position, b: Position): number => a.line - b.line || a.column - b.column

/** The places of one file from the top, and for each the farthest end so far. */
interface Sorted<Found> {
  places: { found: Found; index: number }[]
  ends: Position[]
}

const sort = <Found extends Place>(places: Sorted<Found>['places']): Sorted<Found> => {
  const sorted = places.toSorted((a, b) => compare(a.found, b.found))
  const ends: Position[] = []
  for (const { found } of sorted) {
    const before = ends.at(-1)
    ends.push(before && compare(before, found.end) > 0 ? before : found.end)
  }
  return { places: sorted, ends }
}

/**
 * Finds, of many places, those that share a character with another one or touch it, in their order. There may be
 * thousands in a file: only those near by are looked at.
 */
export const overlapping = <Found extends Place>(
  all: readonly Found[],
): ((place: Place) => Found[]) => {
  const byFile = new Map<string, Sorted<Found>['places']>()
  for (const [index, found] of all.entries()) {
    const places = byFile.get(found.file) ?? []
    byFile.set(found.file, places)
    places.push({ found, index })
  }
  const sorted = new Map([...byFile].map(([file, places]) => [file, sort(places)]))
  return (place) => {
    const inFile = sorted.get(place.file)
    if (!inFile) return []
    const near: Sorted<Found>['places'] = []
    const begun = countWhile(inFile.places, ({ found }) => compare(found, place.end) <= 0)
    for (let at = begun - 1; at >= 0; at -= 1) {
      if (compare(inFile.ends[at] as Position, place) < 0) break
      const each = inFile.places[at] as Sorted<Found>['places'][number]
      if (compare(each.found.end, place) >= 0) near.push(each)
    }
    return near.toSorted((a, b) => a.index - b.index).map(({ found }) => found)
  }
}
