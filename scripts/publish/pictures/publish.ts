import { readVariant } from '../../../src/content/picture-variant.ts'
import { addressesOf, mediaFile } from '../../addresses/media-address.ts'
import type { PublishedMedia } from '../../emit/emit.ts'
import { whileReading } from '../../problem/while-reading.ts'
import type { SiteWriter } from '../site-writer.ts'
import type { FileCache } from './cache.ts'
import { cleanDrawing, encodePicture } from './encode.ts'

/** The file that belongs to an address: a variant, a sanitised drawing, or the file itself. */
export const fileFor = async (
  media: PublishedMedia,
  url: string,
  cache: FileCache,
): Promise<string> => {
  const variant = media.widths && readVariant(url)
  if (variant) return encodePicture(media, variant.width, variant.format, cache)
  return url.endsWith('.svg') ? cleanDrawing(media, cache) : media.location
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
  cache: FileCache,
): Promise<void> => {
  for (const file of media) {
    const base = readVariant(file.url)?.base
    const further = extra.filter((url) => base !== undefined && readVariant(url)?.base === base)
    for (const url of new Set([...addressesOf(file), ...further])) {
      const made = await whileReading(file.location, () => fileFor(file, url, cache))
      await copy(mediaFile(url), made)
    }
  }
}
