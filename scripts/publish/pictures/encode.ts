import { promises as fs } from 'node:fs'
import type { Sharp } from 'sharp'
import type { PictureFormat } from '../../../src/content/picture-variant.ts'
import { loadSharp } from '../../read/load-sharp.ts'
import { type Original, readAgain } from '../../read/read-again.ts'
import type { FileCache } from './cache.ts'

/** Part of the names of cached files: a change of settings must not find files made before it. */
const PHOTOGRAPHS = 'v2'
const DRAWINGS = 'v3'

/** Changes with how pictures are made. */
export const SETTINGS = PHOTOGRAPHS + DRAWINGS

/** Effort is a trade of build time: AVIF at 2 takes nearly twice as long for 4 % fewer bytes. */
const encoders: Record<PictureFormat, (pipeline: Sharp) => Sharp> = {
  avif: (pipeline) => pipeline.avif({ quality: 55, effort: 1 }),
  webp: (pipeline) => pipeline.webp({ quality: 76 }),
  jpg: (pipeline) => pipeline.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
}

/**
 * A photograph upright, in this width and format, without the metadata that cameras add (place,
 * time, device). Made once: an original that has not changed is never encoded again.
 *
 * @returns path of the encoded file
 */
export const encodePicture = (
  original: Original,
  width: number,
  format: PictureFormat,
  { once }: FileCache,
): Promise<string> =>
  once(`${original.hash}.${PHOTOGRAPHS}.${width}.${format}`, async (file) => {
    const sharp = await loadSharp()
    const picture = sharp(await readAgain(original))
    const resized = picture.autoOrient().resize({ width, withoutEnlargement: true })
    return encoders[format](resized).toFile(file)
  })

/**
 * A drawing without what could act in it.
 *
 * @returns path of the sanitised file
 */
export const cleanDrawing = (original: Original, { once }: FileCache): Promise<string> =>
  once(`${original.hash}.${DRAWINGS}.svg`, async (file) => {
    const { sanitizeSvg } = await import('../../read/sanitize-svg.ts')
    const drawing = await readAgain(original)
    await fs.writeFile(file, sanitizeSvg(drawing.toString('utf8')))
  })
