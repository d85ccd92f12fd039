import { existsSync } from 'node:fs'
import path from 'node:path'
import { withoutBase } from '../../src/shell/address.ts'
import type { Handler } from './handler.ts'
import { movedTo, redirectRules } from './host-rules.ts'
import { requestedUrl } from './requested-url.ts'

/** `/heating/`, `/heating/index.html` and `/index.html`, but not `/`. */
const LONGER = /^(\/|\/.*?[^/])(?:\/+|\/*(?<=\/)index\.html)$/

/** Every page has one address: without a slash at its end, and without `index.html`. */
const shorter = (directory: string, base: string, { pathname, search }: URL) => {
  // Two slashes at the beginning would lead to another host.
  const [, page] = LONGER.exec(withoutBase(base, pathname).replace(/^\/+/, '/')) ?? []
  const file = page && path.join(directory, page, 'index.html')
  return file && existsSync(file) ? base + page + search : undefined
}

/** Answers with the redirects of a built site, as hosts do it. */
export const redirects =
  (directory: string, base = ''): Handler =>
  async (request, response, next) => {
    const asked = requestedUrl(request)
    const to = movedTo(await redirectRules(directory), asked) ?? shorter(directory, base, asked)
    if (to === undefined) return next()
    response.writeHead(301, { Location: to }).end()
  }
