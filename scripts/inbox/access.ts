import type { IncomingMessage } from 'node:http'

const LOCAL_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** What proxies add to a request that they pass on. */
const PROXY_MARKS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine and means it. A foreign site can point its own name at
 * 127.0.0.1 (DNS rebinding), so the name counts too; and behind a proxy everybody is local.
 */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
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
