import { promises as fs } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Sent } from '../../../src/admin/server/sending-pictures.ts'
import { type PictureFile, placePicture } from '../../new/place-picture.ts'
import { unlessTooMany } from '../../read/unless-too-many.ts'
import type { Handler } from '../../serve/handler.ts'
import { requestedUrl } from '../../serve/requested-url.ts'
import type { Site } from '../../site/site.ts'
import type { ContentWatch } from '../live-content.ts'
import type { IsAllowed } from './own-origin.ts'

/** Where pictures are laid into the content. */
export const PICTURE_PATH = '/__picture'

/** More than any camera makes, in bytes. */
export const MOST_PICTURE_BYTES = 50_000_000

/** In UTF-16 units; no file system takes longer ones. */
const LONGEST_NAME = 255

const take = async (file: PictureFile, content: ContentWatch, site: Site): Promise<Sent> => {
  const placed = await placePicture(file, site, content.current().latest.media)
  if ('refusal' in placed) return { refusal: `${placed.refusal.message} ${placed.refusal.hint}` }
  // Only what the content watch knows of is served.
  await content.update()
  return placed
}

/** A picture to the byte, for a page that sends it elsewhere; undefined where there is none of this name. */
const give = async (name: string, content: ContentWatch): Promise<Uint8Array | undefined> => {
  const known = content.current().latest.media.get(name)
  return known && fs.readFile(known.source.location).catch(unlessTooMany)
}

/** Lays pictures that our own pages send into the content, and gives them back as they lie there. */
export const openPictureDoor =
  (content: ContentWatch, site: Site, isAllowed: IsAllowed): Handler =>
  async (request, response, next) => {
    const { pathname, searchParams } = requestedUrl(request)
    if (pathname !== PICTURE_PATH) return next()
    const refuse = (status: number) => void response.writeHead(status).end()
    const name = searchParams.get('name') ?? ''
    if (request.method !== 'POST' && request.method !== 'GET') return refuse(405)
    if (!isAllowed(request)) return refuse(403)
    if (name === '' || name.length > LONGEST_NAME) return refuse(400)
    if (request.method === 'GET') {
      const bytes = await give(name, content)
      return bytes ? void response.end(bytes) : refuse(404)
    }
    if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > MOST_PICTURE_BYTES)
      return refuse(413)
    const sent = await take({ name, bytes: await buffer(request) }, content, site)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(sent))
  }
