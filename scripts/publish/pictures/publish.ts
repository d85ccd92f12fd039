import { readVariant } from '../../../src/content/picture-variant.ts'
import { mediaFile } from '../../addresses/media-address.ts'
import { inParallel } from '../../machine/in-parallel.ts'
import { whileReading } from '../../problem/while-reading.ts'
import { readAgain } from '../../read/read-again.ts'
import { silent } from '../../report/progress.ts'
import type { PublishedMedia } from '../published-site.ts'
import type { Content, SiteWriter } from '../site-writer.ts'
import type { FileCache } from './cache.ts'
import { cleanDrawing, encodePicture, SETTINGS } from './encode.ts'

/** The file that belongs to an address: a variant, a sanitised drawing, or the file itself. */
export const fileFor = async (
  media: Omit<PublishedMedia, 'addresses'>,
  url: string,
  cache: FileCache,
): Promise<string> => {
  const variant = media.isPhotograph && readVariant(url)
  if (variant) return encodePicture(media, variant.width, variant.format, cache)
  return url.endsWith('.svg') ? cleanDrawing(media, cache) : media.location
}

/** What is made of a file is the cache's; the file itself may be another one by now. */
const contentFor = async (
  media: PublishedMedia,
  url: string,
  cache: FileCache,
): Promise<Content> => {
  const file = await fileFor(media, url, cache)
  return file === media.location ? readAgain(media) : { file }
}

/** Writes media under all their addresses. */
export const publishMedia = async (
  media: readonly PublishedMedia[],
  { make }: SiteWriter,
  cache: FileCache,
  progress = silent,
): Promise<void> => {
  const variants = media.flatMap((file) => file.addresses.map((url) => ({ file, url })))
  await inParallel(progress('pictures', variants), ({ file, url }) =>
    make({
      names: [mediaFile(url)],
      inputs: file.hash + SETTINGS,
      make: () => whileReading(file.location, async () => [await contentFor(file, url, cache)]),
    }),
  )
}
