import type { IncomingMessage } from 'node:http'
import { otherHost } from '../hosts/other-host.ts'

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

/** The names by which a site is asked, as a request may have them: with a port, with a dot at the end. */
const hostOf = ({ headers }: IncomingMessage): string => {
  const address = `http://${headers.host ?? ''}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

/**
 * Whether requests mean this site, or this machine: a server may have several sites, and a web server that asks
 * the inbox of another one would have it keep and mail what was not written to its company.
 */
export const meansSite = (url: string): ((request: IncomingMessage) => boolean) => {
  const names = [new URL(url).hostname, otherHost(url)]
  return (request) => LOCAL_HOST.test(request.headers.host ?? '') || names.includes(hostOf(request))
}

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
