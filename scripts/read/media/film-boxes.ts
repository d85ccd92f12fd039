/** A part of an MP4: what is in it begins behind its head. */
export interface Box {
  name: string
  start: number
  from: number
  end: number
}

const HEAD = 8

/** How long a box is: with its size in 32 bits, in 64 behind its name, or up to the end of the file. */
const lengthAt = (film: Buffer, start: number, end: number): number => {
  const length = film.readUInt32BE(start)
  if (length === 0) return end - start
  if (length !== 1 || start + 2 * HEAD > end) return length
  return Number(film.readBigUInt64BE(start + HEAD))
}

const headAt = (film: Buffer, start: number): number =>
  film.readUInt32BE(start) === 1 ? 2 * HEAD : HEAD

/** The boxes between two places of an MP4 (ISO/IEC 14496-12), up to one that is damaged. */
export const boxesIn = function* (film: Buffer, from: number, end: number): Generator<Box> {
  let start = from
  while (start + HEAD <= end) {
    const length = lengthAt(film, start, end)
    const head = headAt(film, start)
    if (length < head || start + length > end) return
    const name = film.toString('latin1', start + 4, start + HEAD)
    yield { name, start, from: start + head, end: start + length }
    start += length
  }
}

/** The numbers of 32 bits in a box, which most tables consist of. */
export const numbersIn = (film: Buffer, { from, end }: Box): number[] =>
  Array.from({ length: Math.floor((end - from) / 4) }, (_, index) =>
    film.readUInt32BE(from + index * 4),
  )
