import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'

/** Who takes the upgrades of a server. */
const takers = new WeakMap<Server, EventEmitter>()

/**
 * A server for one that only takes connections to be upgraded from it, and only for as long as nobody else has asked
 * for them: where a program is opened anew, two of them would take the same socket, which ends both.
 */
export const upgradesOf = (server: Server): Server => {
  if (!takers.has(server))
    server.on('upgrade', (...request) => takers.get(server)?.emit('upgrade', ...request))
  const taker = new EventEmitter()
  takers.set(server, taker)
  return taker as Server
}
