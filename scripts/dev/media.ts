import { promises as fs } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { readVariant } from '../../src/content/picture-variant.ts'
import type { MediaFile } from '../../src/content/resolved.ts'
import type { Compiled } from '../compile/compile.ts'
import { diskReason } from '../problem/explain-disk-fault.ts'
import type { FileCache } from '../publish/pictures/cache.ts'
import { filesOf } from '../publish/pictures/publish.ts'
import { filmTypes } from '../read/media.ts'

const mimeTypes: Record<string, string> = {
  ...filmTypes,
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** All pictures that a page may show, by the names of their files. */
export const picturesIn = ({ media }: Compiled): Record<string, MediaFile> =>
  Object.fromEntries(
    [...media].flatMap(([name, { file }]) =>
      file?.type.startsWith('image/') ? [[name, file]] : [],
    ),
  )

/** Where nothing that is made can be kept, the file itself is better than none. */
const asItIs = (error: unknown, location: string): string => {
  if (diskReason(error) === undefined) throw error
  return location
}

/** A media file, or a variant of a photograph, which is encoded when it is first asked for. */
const mediaFile = async (
  { media }: Compiled,
  pathname: string,
  cache: FileCache,
): Promise<string | undefined> => {
  const base = readVariant(pathname)?.base
  for (const { source, hash, file } of media.values()) {
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

/** Answers with a media file; false where there is none with this address. */
export const sendMedia = async (
  compiled: Compiled,
  pathname: string,
  response: ServerResponse,
  cache: FileCache,
): Promise<boolean> => {
  const file = await mediaFile(compiled, pathname, cache)
  if (!file) return false
  response.setHeader('Content-Type', mimeTypes[path.extname(pathname)] ?? '')
  response.end(await fs.readFile(file))
  return true
}
