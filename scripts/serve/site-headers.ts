import { REVALIDATED } from '../hosts/caching.ts'
import { TRANSPORT_SECURITY } from '../hosts/security-headers.ts'
import type { Handler } from './handler.ts'
import { headerRules } from './host-rules.ts'
import { requestedUrl } from './requested-url.ts'

/** Gives answers the headers of a built site, as hosts do it; this one speaks without encryption. */
export const siteHeaders =
  (directory: string): Handler =>
  async (request, response, next) => {
    const { pathname } = requestedUrl(request)
    const rules = await headerRules(directory)
    const headers = rules
      .filter(({ matches }) => matches(pathname))
      .flatMap((rule) => rule.headers)
      .filter(([name]) => name !== TRANSPORT_SECURITY.name)
    response.setHeader('Cache-Control', REVALIDATED)
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
