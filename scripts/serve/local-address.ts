import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a server listens that `localhost` leads to. */
const BY_NAME = ['127.0.0.1', '0.0.0.0', '::1', '::']

/** Where a browser on this machine finds a server that listens; without a slash at its end. */
export const localAddress = (server: Pick<Server, 'address'>): string => {
  const { address, family, port } = server.address() as AddressInfo
  const named = family === 'IPv6' ? `[${address}]` : address
  return `http://${BY_NAME.includes(address) ? 'localhost' : named}:${port}`
}
