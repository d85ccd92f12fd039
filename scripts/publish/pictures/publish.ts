import path from 'node:path'
import { readVariant } from '../../../src/content/files/picture-variant.ts'
import { mediaFile } from '../../addresses/media-address.ts'
import { inParallel } from '../../machine/concurrency/in-parallel.ts'
import { whileReading } from '../../problem/while-reading.ts'
import { silent } from '../../progress/progress.ts'
import { readAgain } from '../../read/media/read-again.ts'
import { cleanPdf } from '../documents/clean-pdf.ts'
import type { Content } from '../files/content.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { PublishedMedia } from '../published-site.ts'
import type { FileCache } from './cache.ts'
import { cleanDrawing, openPhotograph, SETTINGS } from './encode.ts'
import { cleanMp4 } from './films/clean-mp4.ts'
import { cleanWebm } from './films/clean-webm.ts'

/** What is needed of a media file to publish it. */
type Source = Omit<PublishedMedia, 'addresses'>

/** Finds the file that belongs to an address: a variant, a sanitised drawing, or the file itself. */
export const filesOf = (media: Source, cache: FileCache): ((url: string) => Promise<string>) => {
  const photograph = media.isPhotograph ? openPhotograph(media, cache) : undefined
  return async (url) => {
    const variant = readVariant(url)
    if (photograph && variant) return photograph.encode(variant.width, variant.format)
    return url.endsWith('.svg') ? cleanDrawing(media, cache) : media.location
  }
}

/** What takes the notes out of files that are published as they are, by their endings. */
const cleaners: Record<string, (bytes: Buffer) => Buffer> = {
  '.mp4': cleanMp4,
  '.pdf': cleanPdf,
  '.webm': cleanWebm,
}

/** What is made of a file is the cache's; the file itself may be another one by now. */
const contentOf = async (media: PublishedMedia, made: string): Promise<Content> => {
  if (made !== media.location) return { file: made }
  const bytes = await readAgain(media)
  const clean = cleaners[path.extname(made).toLowerCase()]
  return clean ? clean(bytes) : bytes
}

const publishFile = async (
  file: PublishedMedia,
  { make }: SiteWriter,
  cache: FileCache,
): Promise<void> => {
  const fileFor = filesOf(file, cache)
  for (const url of file.addresses)
    await make({
      names: [mediaFile(url)],
      inputs: file.hash + SETTINGS,
      make: () =>
        whileReading(file.location, async () => [await contentOf(file, await fileFor(url))]),
    })
}

/** Writes media under all their addresses. */
export const publishMedia = (
  media: readonly PublishedMedia[],
  writer: SiteWriter,
  cache: FileCache,
  progress = silent,
): Promise<void> =>
  inParallel(progress('pictures', media), (file) => publishFile(file, writer, cache))
