/** Numbers of the names by which programs list a typeface (OpenType, table `name`). */
const LISTED = new Set([1, 2, 3, 4, 6, 16, 17, 25])

/** Bytes of a name's record, whose text lies elsewhere. */
const RECORD = 12

const tableAt = (font: Buffer, tag: string): number => {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no table ${tag}`)
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

const overwrite = (text: Buffer, from: string, to: string): void => {
  const at = text.indexOf(utf16(from))
  if (at >= 0) utf16(to).copy(text, at)
}

/**
 * Gives a typeface another name of the same length, in the place of one that its licence reserves for
 * the unchanged original (OFL 1.1, 3). The notice of the authors stays as it is.
 */
export const rename = (font: Buffer, from: string, to: string): Buffer => {
  const renamed = Buffer.from(font)
  const table = tableAt(renamed, 'name')
  const strings = table + renamed.readUInt16BE(table + 4)
  for (let index = 0; index < renamed.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + index * RECORD
    if (!LISTED.has(renamed.readUInt16BE(record + 6))) continue
    const start = strings + renamed.readUInt16BE(record + 10)
    overwrite(renamed.subarray(start, start + renamed.readUInt16BE(record + 8)), from, to)
  }
  return renamed
}
