import { promises as fs } from 'node:fs'
import path from 'node:path'
import { pictureVariant, readVariant } from '../../src/content/picture-variant.ts'
import { whileReading } from '../content/while-reading.ts'
import { cleanDrawing, encodePicture, type Original } from './encode.ts'

/** A media file with the addresses under which pages ask for it. */
export interface PublishedMedia extends Original {
  url: string
  widths?: number[]
}

/** Addresses of all variants that a page may ask for. */
const addressesOf = ({ url, widths }: PublishedMedia): string[] =>
  widths?.flatMap((width) => [
    pictureVariant(url, width, 'avif'),
    pictureVariant(url, width, 'webp'),
  ]) ?? [url]

/** The file that belongs to an address: a variant, a sanitised drawing, or the file itself. */
export const fileFor = async (media: PublishedMedia, url: string): Promise<string> => {
  const variant = media.widths && readVariant(url)
  if (variant) return encodePicture(media, variant.width, variant.format)
  return url.endsWith('.svg') ? cleanDrawing(media) : media.location
}

/**
 * Writes media below `directory`.
 *
 * @param extra further addresses of variants, such as the JPEG for shared links
 */
export const publishMedia = async (
  media: PublishedMedia[],
  extra: string[],
  directory: string,
): Promise<void> => {
  await fs.mkdir(path.join(directory, 'media'), { recursive: true })
  for (const file of media) {
    const base = readVariant(file.url)?.base
    const further = extra.filter((url) => base !== undefined && readVariant(url)?.base === base)
    for (const url of new Set([...addressesOf(file), ...further])) {
      const made = await whileReading(file.location, () => fileFor(file, url))
      await fs.copyFile(made, path.join(directory, decodeURIComponent(url)))
    }
  }
}
