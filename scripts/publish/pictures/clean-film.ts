/** Boxes of an MP4 in which others lie (ISO/IEC 14496-12); and those in which telephones note place and device. */
const AROUND = new Set(['moov', 'trak'])
const NOTES = new Set(['udta', 'meta', 'uuid'])

/** A box that says nothing: players pass over it. */
const NOTHING = 'free'

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

const clean = (film: Buffer, from: number, end: number): void => {
  let start = from
  while (start + HEAD <= end) {
    const length = lengthAt(film, start, end)
    const head = headAt(film, start)
    if (length < head || start + length > end) return
    const name = film.toString('latin1', start + 4, start + HEAD)
    if (AROUND.has(name)) clean(film, start + head, start + length)
    if (NOTES.has(name)) {
      film.write(NOTHING, start + 4, 'latin1')
      film.fill(0, start + head, start + length)
    }
    start += length
  }
}

/** An MP4 without the notes that telephones add (place, device); everything else stays where it is. */
export const cleanFilm = (film: Buffer): Buffer => {
  const cleaned = Buffer.from(film)
  clean(cleaned, 0, cleaned.length)
  return cleaned
}
