import { type Edits, placesOf, type SourceText } from '../edits/edits.ts'
import type { Host } from '../hosts/host.ts'
import type { Begun } from './begun.ts'

type Place = Pick<SourceText, 'file' | 'path'>

const placeName = ({ file, path }: Place): string => JSON.stringify([file, ...path])

/** Where edits belong in the content. */
export const placesIn = (edits: Edits): string[] =>
  placesOf(edits).flatMap(({ edit: { at } }) => (at ? [placeName(at)] : []))

/** Whether a proposal of this browser changes something at this place. */
export const isProposed = (begun: Begun, place: Place): boolean =>
  [...begun.entries()].some(([, { places }]) => places?.includes(placeName(place)))

interface Proposed {
  host: Host
  begun: Begun
  /** Of the proposal that is made now. */
  branch: string
  places: readonly string[]
}

/**
 * The addresses of former requests that are open still, and of which another one says each place anew. Of one that
 * changes something else, too, nobody knows whether it still holds: it is told nowhere.
 */
export const findSuperseded = async ({
  host,
  begun,
  branch,
  places,
}: Proposed): Promise<string[]> => {
  const said = new Set(places)
  const former = [...begun.entries()].filter(
    ([, other]) => other.branch !== branch && other.places?.every((place) => said.has(place)),
  )
  const found = await Promise.all(
    former.map(async ([key, other]) => {
      const there = await host.find(other.branch)
      if (there?.request?.isOpen) return [there.request.address]
      // What is on it stays known: it may have been taken over.
      if (!there || there.request) begun.set(key, { ...other, places: undefined })
      return []
    }),
  )
  return found.flat()
}
