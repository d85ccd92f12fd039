import { promises as fs } from 'node:fs'
import path from 'node:path'
import { samePath } from '../../src/content/file-name.ts'
import { REDIRECTS } from '../addresses/own-files.ts'
import type { Handler } from './handler.ts'
import { requestedUrl } from './requested-url.ts'

const readList = async (directory: string): Promise<string[][]> => {
  const text = await fs.readFile(path.join(directory, REDIRECTS), 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.split(' '))
}

/** The target keeps the query of the request, unless it brings its own. */
const withQuery = (to: string, query: string): string => {
  const [address = '', fragment] = to.split('#')
  const whole = address.includes('?') ? address : address + query
  return fragment === undefined ? whole : `${whole}#${fragment}`
}

/** Answers with the redirects of a built site, as hosts do it that know them. */
export const redirects = (directory: string): Handler => {
  return async (request, response, next) => {
    const { pathname, search } = requestedUrl(request)
    const list = await readList(directory)
    const to = list.find(([from = '']) => from !== '' && samePath(from, pathname))?.[1]
    if (to === undefined) return next()
    response.writeHead(301, { Location: withQuery(to, search) }).end()
  }
}
