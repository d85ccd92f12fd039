import { spansIn } from './spans-in.ts'

/** A photograph as it is, as the data of a stream: not packed, and not encrypted. */
const PHOTOGRAPH = /stream\r?\n(?=\xff\xd8\xff)/

/** Where a picture's own data begins, and segments with notes before it: Exif and XMP, and those of IPTC. */
const DATA = 0xda
const NOTES = [0xe1, 0xed]

/** Blanks out the notes of a JPEG from segment to segment (ITU-T T.81, B.1.1.4), whose sizes stay. */
const cleanJpeg = (photograph: Buffer): void => {
  let at = 2
  while (at + 4 <= photograph.length && photograph[at] === 0xff) {
    const kind = photograph[at + 1] ?? DATA
    if (kind === DATA) return
    const end = at + 2 + photograph.readUInt16BE(at + 2)
    if (NOTES.includes(kind) && end <= photograph.length) photograph.fill(0, at + 4, end)
    at = end
  }
}

/**
 * Removes from the photographs of a PDF what cameras note in them: place, time and device. Their orientation goes as
 * well; it has no effect in a PDF, which turns pictures itself.
 */
export const cleanPhotographs = (text: string, cleaned: Buffer): void => {
  for (const span of spansIn(text, PHOTOGRAPH, 'endstream')) cleanJpeg(cleaned.subarray(...span))
}
