import { type Box, boxesIn } from '../../../read/media/film-boxes.ts'
import { boxesOfTrack, chunksOf } from './samples.ts'

/** Boxes of an MP4 in which others lie (ISO/IEC 14496-12), each in the one before it. */
const AROUND = ['moov', 'trak']

/** Those in which telephones note place and device. */
const NOTES = new Set(['udta', 'meta', 'uuid'])

/** A box that says nothing: players pass over it. */
const NOTHING = 'free'

/** Kinds of tracks that are seen or heard. Of a hero's film nothing else is; drones write their place there. */
const SHOWN = new Set(['vide', 'soun', 'auxv', 'pict'])

/** Behind a version and a number that is nothing today, eight bytes in all. */
const kindAt = (film: Buffer, { from }: Box): string => film.toString('latin1', from + 8, from + 12)

/** What a track shows that is not shown here. */
const unseenOf = (film: Buffer, track: Box): Buffer[] => {
  const boxes = boxesOfTrack(film, track)
  const handler = boxes.get('hdlr')
  return !handler || SHOWN.has(kindAt(film, handler)) ? [] : chunksOf(film, boxes)
}

/** Empties the notes, and gives the parts of the tracks that are to be emptied as well. */
const cleanNotes = (film: Buffer, from: number, end: number, depth = 0): Buffer[] => {
  const unseen: Buffer[] = []
  for (const box of boxesIn(film, from, end)) {
    if (box.name === 'trak') for (const chunk of unseenOf(film, box)) unseen.push(chunk)
    if (box.name === AROUND[depth])
      for (const chunk of cleanNotes(film, box.from, box.end, depth + 1)) unseen.push(chunk)
    if (!NOTES.has(box.name)) continue
    film.write(NOTHING, box.start + 4, 'latin1')
    film.fill(0, box.from, box.end)
  }
  return unseen
}

/** Each byte once: a million parts may all be said to be the whole film. */
const empty = (film: Buffer, parts: readonly Buffer[]): void => {
  let done = film.byteOffset
  for (const { byteOffset, length } of parts.toSorted((a, b) => a.byteOffset - b.byteOffset)) {
    const end = byteOffset + length
    film.fill(
      0,
      Math.max(byteOffset, done) - film.byteOffset,
      Math.max(end, done) - film.byteOffset,
    )
    done = Math.max(done, end)
  }
}

/**
 * An MP4 without the notes that telephones and drones add (place, device); everything else stays where it is. A track
 * that is not shown is emptied and not removed, because others may refer to it.
 */
export const cleanMp4 = (film: Buffer): Buffer => {
  const cleaned = Buffer.from(film)
  empty(cleaned, cleanNotes(cleaned, 0, cleaned.length))
  return cleaned
}
