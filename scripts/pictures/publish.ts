import { readVariant } from '../../src/content/picture-variant.ts'
import { whileReading } from '../content/while-reading.ts'
import type { SiteWriter } from '../output/site-writer.ts'
import { cleanDrawing, encodePicture, type Original } from './encode.ts'
import { addressesOf, mediaFile } from './media-address.ts'

/** A media file with the addresses under which pages ask for it. */
export interface PublishedMedia extends Original {
  url: string
  widths?: number[]
}

/** The file that belongs to an address: a variant, a sanitised drawing, or the file itself. */
export const fileFor = async (media: PublishedMedia, url: string): Promise<string> => {
  const variant = media.widths && readVariant(url)
  if (variant) return encodePicture(media, variant.width, variant.format)
  return url.endsWith('.svg') ? cleanDrawing(media) : media.location
}

/**
 * Writes media.
 *
 * @param extra further addresses of variants, such as the JPEG for shared links
 */
export const publishMedia = async (
  media: PublishedMedia[],
  extra: string[],
  { copy }: SiteWriter,
): Promise<void> => {
  for (const file of media) {
    const base = readVariant(file.url)?.base
    const further = extra.filter((url) => base !== undefined && readVariant(url)?.base === base)
    for (const url of new Set([...addressesOf(file), ...further])) {
      const made = await whileReading(file.location, () => fileFor(file, url))
      await copy(mediaFile(url), made)
    }
  }
}
