import { promises as fs } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { addressKey } from '../addresses/address-key.ts'
import { FEEDS } from '../render/feeds.ts'
import type { Handler } from './handler.ts'
import { requestedUrl } from './requested-url.ts'

const HASHED = /\.[\da-f]{8}\.|-[\w-]{8}\.(js|css)$/

/** Types that the ending does not tell: phones offer to save a card only where it says that it is one. */
const typeOf = (pathname: string): string | undefined =>
  pathname.endsWith('.vcf') ? 'text/vcard' : FEEDS.find(({ file }) => pathname === `/${file}`)?.type

const setHeaders = (response: ServerResponse, pathname: string) => {
  const lasting = /^\/(assets|media)\//.test(pathname) && HASHED.test(pathname)
  const type = typeOf(pathname)
  if (type) response.setHeader('Content-Type', `${type};charset=utf-8`)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
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

/** Serves a built site; what it doesn't have is answered with the nearest 404 page. */
export const staticFiles = (directory: string): Handler => {
  const files = sirv(directory, { etag: true, setHeaders })
  const notFound: Handler = async (request, response) => {
    const html = await nearestNotFound(directory, pathOf(request))
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-cache',
    })
    response.end(request.method === 'HEAD' ? undefined : html)
  }
  return (request, response) => {
    const refuse = () => notFound(request, response, () => undefined)
    if (isNotFoundPage(pathOf(request))) return refuse()
    files(request, response, refuse)
  }
}
