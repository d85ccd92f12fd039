import { loadSharp } from '../read/media/load-sharp.ts'

/** Dots in an inch; an SVG's pixel is a 72nd of it. */
const FINE = 600
const OWN = 72

/** Longer than any icon that is drawn: it is made smaller, not larger. */
const LONGEST = 4096

/** Gives the SVG more pixels than it is shown with, and not more than a machine can hold. */
const densityFor = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.min(FINE, (OWN * LONGEST) / Math.max(width, height)))

/**
 * The site's icon alone, as a PNG.
 *
 * @param drawing an SVG
 * @param size width and height, in pixels
 */
export const drawMark = async (drawing: Buffer, size: number): Promise<Buffer> => {
  const sharp = await loadSharp()
  const own = await sharp(drawing, { limitInputPixels: false }).metadata()
  return sharp(drawing, { density: densityFor(own) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
