import type { IncomingMessage } from 'node:http'
import type { Handler } from '../../serve/handler.ts'
import { words } from '../words.ts'

/** Names of this machine for itself; a page elsewhere may have any other name lead here. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

const isOwnName = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  LOOPBACK.test(headers.host ?? '')

/** Answers who comes by another name: a page elsewhere would read whatever is not published yet. */
export const onlyByOwnName: Handler = (request, response, next) => {
  if (isOwnName(request)) return next()
  response.writeHead(421, { 'Content-Type': 'text/plain;charset=utf-8' }).end(words.otherName)
}

/** Whether a request comes from one of our pages, which knows the token. */
export type IsAllowed = (request: IncomingMessage) => boolean

/** Whether a request comes from a page that this server has served on this machine. */
export const isFromOwnPage = (request: Pick<IncomingMessage, 'headers'>): boolean => {
  const { headers } = request
  const { host, origin } = headers
  return (
    isOwnName(request) &&
    headers['sec-fetch-site'] === 'same-origin' &&
    (origin === undefined || origin === `http://${host}`)
  )
}
