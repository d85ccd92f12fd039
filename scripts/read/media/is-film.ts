import { type Box, boxesIn } from './film-boxes.ts'

/** The box that says how to play the film, and the one of its pictures and sound. */
const PLAN = 'moov'
const DATA = 'mdat'

/** The name of a box that should begin there. */
const nameAt = (film: Buffer, start: number): string =>
  film.toString('latin1', start + 4, start + 8)

/** What a WebM begins with (RFC 8794, 11.2.1). */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** An MP4 that can be played to its end: half of one, as a broken upload leaves it, has no plan or not all of its data. */
const isMp4 = (film: Buffer): boolean => {
  const boxes: Box[] = [...boxesIn(film, 0, film.length)]
  const end = boxes.at(-1)?.end ?? 0
  return boxes.some(({ name }) => name === PLAN) && nameAt(film, end) !== DATA
}

const isWebm = (film: Buffer): boolean => film.subarray(0, WEBM.length).equals(WEBM)

const tests: Record<string, (film: Buffer) => boolean> = {
  'video/mp4': isMp4,
  'video/webm': isWebm,
}

/** Whether bytes are a film of the type that the ending of their file promises: browsers believe the ending. */
export const isFilm = (film: Buffer, type: string): boolean => tests[type]?.(film) ?? false
