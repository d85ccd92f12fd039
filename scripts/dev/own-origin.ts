import type { IncomingMessage } from 'node:http'

/** Names of this machine for itself; a page elsewhere may have any other name lead here. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Whether a request comes from a page that this server has served on this machine. */
export const isFromOwnPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const { host = '', origin } = headers
  return (
    LOOPBACK.test(host) &&
    headers['sec-fetch-site'] === 'same-origin' &&
    (origin === undefined || origin === `http://${host}`)
  )
}
