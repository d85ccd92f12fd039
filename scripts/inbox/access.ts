import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What proxies add to a request that they pass on. */
const PROXY_MARKS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

const hostname = (host: string | undefined): string | undefined => {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return undefined
  }
}

/**
 * Whether a request comes from this machine and means it. A foreign site can point its own name at
 * 127.0.0.1 (DNS rebinding), so the name counts too; and behind a proxy everybody is local.
 */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_NAMES.has(hostname(headers.host) ?? '') &&
  !PROXY_MARKS.some((name) => name in headers)

/** Whether a post comes from a page of this site, or from no page at all. */
export const isOwnPost = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  return origin === `http://${host}` || origin === `https://${host}`
}

/** Whether a browser shows the answer as a page, because the form was posted without a script. */
export const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'))
