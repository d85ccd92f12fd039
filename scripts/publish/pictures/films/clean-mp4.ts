import { type Box, boxesIn } from './boxes.ts'
import { boxesOfTrack, chunksOf } from './samples.ts'

/** Boxes of an MP4 in which others lie (ISO/IEC 14496-12); and those in which telephones note place and device. */
const AROUND = new Set(['moov', 'trak'])
const NOTES = new Set(['udta', 'meta', 'uuid'])

/** A box that says nothing: players pass over it. */
const NOTHING = 'free'

/** Kinds of tracks that are seen or heard. Of a hero's film nothing else is; drones write their place there. */
const SHOWN = new Set(['vide', 'soun', 'auxv', 'pict'])

/** Behind a version and a number that is nothing today, eight bytes in all. */
const kindAt = (film: Buffer, { from }: Box): string => film.toString('latin1', from + 8, from + 12)

/** Empties a track that is not shown; it stays, as others may refer to it. */
const cleanTrack = (film: Buffer, track: Box): void => {
  const boxes = boxesOfTrack(film, track)
  const handler = boxes.get('hdlr')
  if (!handler || SHOWN.has(kindAt(film, handler))) return
  for (const chunk of chunksOf(film, boxes)) chunk.fill(0)
}

const clean = (film: Buffer, from: number, end: number): void => {
  for (const box of boxesIn(film, from, end)) {
    if (box.name === 'trak') cleanTrack(film, box)
    if (AROUND.has(box.name)) clean(film, box.from, box.end)
    if (!NOTES.has(box.name)) continue
    film.write(NOTHING, box.start + 4, 'latin1')
    film.fill(0, box.from, box.end)
  }
}

/** An MP4 without the notes that telephones and drones add (place, device); everything else stays where it is. */
export const cleanMp4 = (film: Buffer): Buffer => {
  const cleaned = Buffer.from(film)
  clean(cleaned, 0, cleaned.length)
  return cleaned
}
