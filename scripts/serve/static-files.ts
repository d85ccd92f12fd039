import { promises as fs } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { addressKey } from '../addresses/address-key.ts'
import { REVALIDATED } from '../hosts/caching.ts'
import { typeOf } from '../hosts/media-types.ts'
import { askedPart } from './asked-part.ts'
import type { Handler } from './handler.ts'
import { requestedUrl } from './requested-url.ts'

const setHeaders = (response: ServerResponse, pathname: string) => {
  const type = typeOf(pathname)
  if (type && !response.hasHeader('Content-Type')) response.setHeader('Content-Type', type)
}

/** `/blog/x/y` is looked for in `blog/x`, `blog` and the root: as static hosts do it. */
const foldersAbove = (pathname: string): string[] => {
  const folders = pathname.split('/').filter(Boolean).slice(0, -1)
  return [...folders.map((_, index) => folders.slice(0, folders.length - index).join('/')), '']
}

const nearestNotFound = async (directory: string, pathname: string): Promise<string> => {
  for (const folder of foldersAbove(path.posix.normalize(pathname))) {
    const file = path.join(directory, folder, '404.html')
    const html = await fs.readFile(file, 'utf8').catch(() => undefined)
    if (html !== undefined) return html
  }
  return '404\n'
}

const pathOf = (request: IncomingMessage): string => {
  const { pathname } = requestedUrl(request)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Whether an address is that of a page for what does not exist: `/404`, `/blog/404.html`. */
const isNotFoundPage = (pathname: string): boolean => /(?:^|\/)404$/.test(addressKey(pathname))

/** A folder other than the root; sirv takes it for the file of that name. */
const isFolder = (pathname: string): boolean => pathname !== '/' && pathname.endsWith('/')

/** A program, such as the one that takes the form's posts: no server here runs one, and none shows what it is made of. */
const isProgram = (pathname: string): boolean => /\.php(?:\/|$)/i.test(pathname)

/** sirv looks at no weight; one of 0 refuses a coding (RFC 9110, section 12.4.2). */
const forgetRefusedCodings = ({ headers }: IncomingMessage): void => {
  const codings = headers['accept-encoding']?.split(',') ?? []
  headers['accept-encoding'] = codings
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join(',')
}

/** sirv takes every range for a first and a last byte, and a last one of 0 for none. */
const forgetOtherRanges = (request: IncomingMessage): void => {
  const { end = 0 } = askedPart(request) ?? {}
  if (end === 0) delete request.headers.range
}

/** sirv notes once which files there are, and how long: of the folder that a build puts in its place, anew. */
const filesIn = (directory: string) => {
  let known: { folder: number; files: RequestHandler } | undefined
  return async (): Promise<RequestHandler | undefined> => {
    const folder = await fs.stat(directory).catch(() => undefined)
    if (folder && known?.folder !== folder.ino) {
      const files = sirv(directory, { etag: true, brotli: true, gzip: true, setHeaders })
      known = { folder: folder.ino, files }
    }
    return folder && known?.files
  }
}

/** Serves a built site; what it doesn't have is answered with the nearest 404 page. */
export const staticFiles = (directory: string): Handler => {
  const filesNow = filesIn(directory)
  const notFound: Handler = async (request, response) => {
    const html = await nearestNotFound(directory, pathOf(request))
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': REVALIDATED,
    })
    response.end(request.method === 'HEAD' ? undefined : html)
  }
  return async (request, response) => {
    const refuse = () => notFound(request, response, () => undefined)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const pathname = pathOf(request)
    if (isNotFoundPage(pathname) || isFolder(pathname) || isProgram(pathname)) return refuse()
    const files = await filesNow()
    if (!files) return refuse()
    forgetRefusedCodings(request)
    forgetOtherRanges(request)
    files(request, response, refuse)
  }
}
