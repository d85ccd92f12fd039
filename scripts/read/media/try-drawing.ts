import { loadSharp } from './load-sharp.ts'

/** A drawing with more text than this is a photograph in disguise, or an attack. */
const MOST_DRAWING_BYTES = 1_000_000

/** Seconds within which a drawing has to be drawn; some draw a billion things in a few lines. */
const PATIENCE = 5

/** What sharp unpacks by itself, and a server would have to name (RFC 1952, 2.3.1). */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** A photograph in a drawing with more pixels than this is one in disguise, or an attack. */
const MOST_PIXELS_WITHIN = 5_000_000

/** Throws where one of them is none, or too large. */
const tryPhotographs = async (photographs: readonly Buffer[]): Promise<void> => {
  const sharp = await loadSharp()
  for (const photograph of photographs)
    await sharp(photograph, { limitInputPixels: MOST_PIXELS_WITHIN }).metadata()
}

/**
 * Whether what is published of a drawing shows all of it. Throws where it can't be cleaned, or what is left of it
 * not be drawn.
 */
export const tryDrawing = async (bytes: Buffer): Promise<{ isEmptied: boolean }> => {
  if (bytes.length > MOST_DRAWING_BYTES) throw new RangeError('More text than a drawing has')
  if (isGzip(bytes)) throw new Error('A drawing that is compressed')
  const { isEmptied, photographsIn, sanitizeSvg } = await import('../drawing/sanitize-svg.ts')
  const clean = sanitizeSvg(bytes.toString('utf8'))
  await tryPhotographs(photographsIn(clean))
  const drawing = Buffer.from(clean)
  const sharp = await loadSharp()
  await sharp(drawing).resize(64, 64, { fit: 'inside' }).timeout({ seconds: PATIENCE }).toBuffer()
  return { isEmptied: isEmptied(clean) }
}
