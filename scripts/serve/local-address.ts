import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Where a server listens that `localhost` leads to. */
const BY_NAME = ['127.0.0.1', '0.0.0.0', '::1', '::']

/** On all addresses of this machine. */
const EVERYWHERE = ['0.0.0.0', '::']

/** Where a browser on this machine finds a server that listens; without a slash at its end. */
export const localAddress = (server: Pick<Server, 'address'>): string => {
  const { address, family, port } = server.address() as AddressInfo
  const named = family === 'IPv6' ? `[${address}]` : address
  return `http://${BY_NAME.includes(address) ? 'localhost' : named}:${port}`
}

/**
 * Where other devices in the network find a server that listens on all addresses of this machine, as people
 * type it; nothing where it listens on one.
 */
export const networkAddresses = (
  server: Pick<Server, 'address'>,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string[] => {
  const { address, port } = server.address() as AddressInfo
  if (!EVERYWHERE.includes(address)) return []
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `http://${each.address}:${port}`)
}
