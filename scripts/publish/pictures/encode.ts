import { promises as fs } from 'node:fs'
import type { Sharp } from 'sharp'
import type { PictureFormat } from '../../../src/content/files/picture-variant.ts'
import { loadSharp, sharpVersion } from '../../read/media/load-sharp.ts'
import { WIDTHS } from '../../read/media/photograph.ts'
import { type Original, readAgain } from '../../read/media/read-again.ts'
import type { FileCache } from './cache.ts'

/** Part of the names of cached files: a change of settings, or of the encoder, must not find files made before it. */
const PHOTOGRAPHS = 'v3'
const DRAWINGS = 'v8'
const FILMS = 'v2'

/** Changes with how pictures and films are made. */
export const SETTINGS = PHOTOGRAPHS + DRAWINGS + FILMS

/** Effort is a trade of build time: AVIF at 2 takes nearly twice as long for 4 % fewer bytes. */
const encoders: Record<PictureFormat, (pipeline: Sharp) => Sharp> = {
  avif: (pipeline) => pipeline.avif({ quality: 55, effort: 1 }),
  webp: (pipeline) => pipeline.webp({ quality: 76 }),
  jpg: (pipeline) => pipeline.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
}

/** What is published of a photograph at most: every width is made of the same pixels. */
const decode = async (original: Original) => {
  const sharp = await loadSharp()
  return sharp(await readAgain(original))
    .autoOrient()
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A photograph that can be encoded. */
export interface Photograph {
  /** @returns path of the encoded file */
  encode: (width: number, format: PictureFormat) => Promise<string>
}

/**
 * A photograph upright, without the metadata that cameras add (place, time, device). It is read when a
 * width and format is first asked for that has not been made of it before.
 */
export const openPhotograph = (original: Original, { once }: FileCache): Photograph => {
  let decoded: ReturnType<typeof decode> | undefined
  return {
    encode: (width, format) =>
      once(`${original.hash}.${PHOTOGRAPHS}-${sharpVersion()}.${width}.${format}`, async (file) => {
        decoded ??= decode(original)
        const { data, info } = await decoded
        const sharp = await loadSharp()
        const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
        return encoders[format](resized).toFile(file)
      }),
  }
}

/** A photograph within a drawing: as it is, unless something is noted in it. */
const withoutNotes = async (photograph: Buffer): Promise<Buffer> => {
  const sharp = await loadSharp()
  const { exif, xmp, iptc, comments } = await sharp(photograph).metadata()
  if (!(exif || xmp || iptc || comments)) return photograph
  return sharp(photograph, { animated: true }).autoOrient().toBuffer()
}

/**
 * A drawing without what could act in it, and without the metadata of photographs that are part of it.
 *
 * @returns path of the sanitised file
 */
export const cleanDrawing = (original: Original, { once }: FileCache): Promise<string> =>
  once(`${original.hash}.${DRAWINGS}.svg`, async (file) => {
    const { exchangePhotographs, sanitizeSvg } = await import('../../read/drawing/sanitize-svg.ts')
    const drawing = sanitizeSvg((await readAgain(original)).toString('utf8'))
    await fs.writeFile(file, await exchangePhotographs(drawing, withoutNotes))
  })
