/** A photograph as it is, as the data of a stream: not packed, and not encrypted. */
const PHOTOGRAPH = /stream\r?\n(?=\xff\xd8\xff)/g

/** Where a picture's own data begins, and segments with notes before it: Exif and XMP, and those of IPTC. */
const DATA = 0xda
const NOTES = [0xe1, 0xed]

/** Blanks out the notes of a JPEG from segment to segment (ITU-T T.81, B.1.1.4), whose sizes stay. */
const cleanJpeg = (cleaned: Buffer, start: number): void => {
  let at = start + 2
  while (at + 4 <= cleaned.length && cleaned[at] === 0xff) {
    const kind = cleaned[at + 1] ?? DATA
    if (kind === DATA) return
    const end = at + 2 + cleaned.readUInt16BE(at + 2)
    if (NOTES.includes(kind) && end <= cleaned.length) cleaned.fill(0, at + 4, end)
    at = end
  }
}

/**
 * Takes out of the photographs of a PDF what cameras note in them: the place, the time, the device. How they are turned
 * is among it, but says nothing in a PDF, which turns them itself.
 */
export const cleanPhotographs = (text: string, cleaned: Buffer): void => {
  for (const { 0: head, index } of text.matchAll(PHOTOGRAPH))
    cleanJpeg(cleaned, index + head.length)
}
