/** Elements of a WebM in which others lie (RFC 9559): its one part, what is said of it, and of its tracks. */
const AROUND = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae])
/**
 * Those in which programs note title, place and device: tags, files, chapters, the names of the film, of its file
 * and of a track. And a checksum, which would be that of what was there.
 */
const NOTES = new Set([0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x7384, 0x536e, 0xbf])

/** An element that says nothing: players pass over it. */
const NOTHING = 0xec

/** An element; one that was recorded as it came does not know its end. */
interface Element {
  name: number
  from: number
  end: number | undefined
}

/** Bytes of a number, by its first one: one fewer zeros lead it (RFC 8794, 4). */
const widthAt = (film: Buffer, at: number): number => Math.clz32(film[at] ?? 0) - 23

const join = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** The element that begins there; undefined where none does. */
const elementAt = (film: Buffer, start: number): Element | undefined => {
  const sizeAt = start + widthAt(film, start)
  const width = widthAt(film, sizeAt)
  const from = sizeAt + width
  if (sizeAt - start > 4 || width > 8 || from > film.length) return undefined
  const bytes = Uint8Array.from(film.subarray(sizeAt, from))
  bytes[0] = (bytes[0] ?? 0) & (0xff >> width)
  const size = join(bytes)
  const isOpen = size === 2 ** (7 * width) - 1
  return { name: join(film.subarray(start, sizeAt)), from, end: isOpen ? undefined : from + size }
}

/** The longest element whose size takes one byte; others take eight. */
const SHORT = 128

const silence = (element: Buffer): void => {
  const { length } = element
  element.fill(0)
  element[0] = NOTHING
  if (length <= SHORT) element[1] = 0x80 | (length - 2)
  else {
    element[1] = 1
    element.writeUIntBE(length - 9, 3, 6)
  }
}

/** A WebM without the notes of title, place and device; everything else stays where it is. */
export const cleanWebm = (film: Buffer): Buffer => {
  const cleaned = Buffer.from(film)
  let element = elementAt(cleaned, 0)
  for (let start = 0; element; element = elementAt(cleaned, start)) {
    const { name, from, end = from } = element
    if (NOTES.has(name)) silence(cleaned.subarray(start, end))
    // What lies in an element fills it, so that the next one comes by itself.
    start = AROUND.has(name) ? from : end
  }
  return cleaned
}
