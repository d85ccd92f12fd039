import type { ParsedFile, ValueLocation } from '../parse/parsed-file.ts'
import type { Path } from '../yaml/locate.ts'

type PackedPlace = [
  path: string,
  start: number,
  end: number,
  key: [number, number] | 0,
  quoted: 0 | 1,
]

/** Places as a text, because few are looked at: who reads the others, need not read them. */
export const packPlaces = ({ locate }: ParsedFile, paths: readonly Path[]): string =>
  JSON.stringify(
    paths.map((path): PackedPlace => {
      const { value: at, key, quoted } = locate(path)
      const keyAt: PackedPlace[3] = key ? [key.start, key.end] : 0
      return [JSON.stringify(path), at.start, at.end, keyAt, quoted ? 1 : 0]
    }),
  )

/** Where values stand, by their paths; those that are missing are not among them. */
export const unpackPlaces = (places: string): [path: string, place: ValueLocation][] =>
  (JSON.parse(places) as PackedPlace[]).map(([path, start, end, key, quoted]) => [
    path,
    {
      value: { start, end },
      key: key ? { start: key[0], end: key[1] } : undefined,
      found: true,
      quoted: quoted === 1,
    },
  ])
