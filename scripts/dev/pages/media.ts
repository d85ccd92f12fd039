import { promises as fs } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import { readVariant } from '../../../src/content/files/picture-variant.ts'
import { diskReason } from '../../problem/explain-disk-fault.ts'
import type { FileCache } from '../../publish/pictures/cache.ts'
import { filesOf } from '../../publish/pictures/publish.ts'
import { DOCUMENT, filmTypes, type MediaByName } from '../../read/media/media.ts'
import { unlessTooMany } from '../../read/unless-too-many.ts'
import { askedPart } from '../../serve/asked-part.ts'

const mimeTypes: Record<string, string> = {
  ...filmTypes,
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': DOCUMENT,
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** All pictures that a page may show, by the names of their files. */
export const picturesIn = (media: MediaByName): Record<string, MediaFile> =>
  Object.fromEntries(
    [...media].flatMap(([name, { file }]) =>
      file?.type.startsWith('image/') ? [[name, file]] : [],
    ),
  )

/** The names of all PDF files to which a link may lead. */
export const documentsIn = (media: MediaByName): string[] =>
  [...media].flatMap(([name, { file }]) => (file?.type === DOCUMENT ? [name] : []))

/** Where nothing that is made can be kept, the file itself is better than none. */
const asItIs = (error: unknown, location: string): string => {
  if (diskReason(error) === undefined) throw error
  return location
}

/** A media file, or a variant of a photograph, which is encoded when it is first asked for. */
const mediaFile = async (
  media: readonly MediaByName[],
  pathname: string,
  cache: FileCache,
): Promise<string | undefined> => {
  const base = readVariant(pathname)?.base
  for (const { source, hash, file } of media.flatMap((all) => [...all.values()])) {
    if (!file) continue
    const isVariant = base !== undefined && readVariant(file.url)?.base === base
    if (file.url === pathname || isVariant) {
      const { location } = source
      const made = filesOf({ location, hash, isPhotograph: !!file.widths }, cache)(pathname)
      return made.catch((error) => asItIs(error, location))
    }
  }
  return undefined
}

/** Browsers ask for a film part by part; Safari plays none that comes in one. */
const sendBytes = (bytes: Buffer, response: ServerResponse): void => {
  response.setHeader('Accept-Ranges', 'bytes')
  const part = askedPart(response.req)
  if (!part) return void response.end(bytes)
  const { start } = part
  const end = Math.min(part.end, bytes.length - 1)
  if (start > end)
    return void response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
  response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` })
  response.end(bytes.subarray(start, end + 1))
}

/** Answers with a media file; false where there is none with this address. */
export const sendMedia = async (
  media: readonly MediaByName[],
  pathname: string,
  response: ServerResponse,
  cache: FileCache,
): Promise<boolean> => {
  const file = await mediaFile(media, pathname, cache)
  // One that pages still show may have gone since.
  const bytes = file && (await fs.readFile(file).catch(unlessTooMany))
  if (!bytes) return false
  response.setHeader('Content-Type', mimeTypes[path.extname(pathname)] ?? '')
  sendBytes(bytes, response)
  return true
}
