import { type Box, boxesIn, numbersIn } from '../../../read/media/film-boxes.ts'

/** What leads to the table of a track that says where its samples lie, each in the one before it. */
const LEADING = ['mdia', 'minf', 'stbl']

/** A track's boxes by their names. */
export const boxesOfTrack = (film: Buffer, track: Box): Map<string, Box> => {
  const found = new Map<string, Box>()
  const look = ({ from, end }: Box, depth: number) => {
    for (const box of boxesIn(film, from, end)) {
      found.set(box.name, box)
      if (box.name === LEADING[depth]) look(box, depth + 1)
    }
  }
  look(track, 0)
  return found
}

/** Where the chunks of a track begin, in 32 bits or in 64. */
const startsOf = (film: Buffer, boxes: Map<string, Box>): number[] => {
  const [short, long] = [boxes.get('stco'), boxes.get('co64')]
  if (short) return numbersIn(film, short).slice(2)
  const halves = long ? numbersIn(film, long).slice(2) : []
  return Array.from(
    { length: Math.floor(halves.length / 2) },
    (_, index) => (halves[2 * index] ?? 0) * 2 ** 32 + (halves[2 * index + 1] ?? 0),
  )
}

/** How many samples each of so many chunks has: noted where that changes, with the first chunk, from 1 on. */
const countsOf = (film: Buffer, table: Box, chunks: number): number[] => {
  const [, , ...runs] = numbersIn(film, table)
  const counts: number[] = []
  for (let at = 0; at < runs.length; at += 3) {
    const [, count = 0, , next = chunks + 1] = runs.slice(at, at + 4)
    while (counts.length + 1 < Math.min(next, chunks + 1)) counts.push(count)
  }
  return counts
}

/** The bytes in which a track of an MP4 has what it shows. */
export const chunksOf = (film: Buffer, boxes: Map<string, Box>): Buffer[] => {
  const [sizes, perChunk] = [boxes.get('stsz'), boxes.get('stsc')]
  if (!sizes || !perChunk) return []
  const [, always = 0, , ...each] = numbersIn(film, sizes)
  const starts = startsOf(film, boxes)
  const counts = countsOf(film, perChunk, starts.length)
  let first = 0
  return starts.map((start, chunk) => {
    const count = counts[chunk] ?? 0
    const own = each.slice(first, first + count)
    first += count
    const length = always > 0 ? always * count : own.reduce((sum, size) => sum + size, 0)
    return film.subarray(start, start + length)
  })
}
