import type { AddressInfo } from 'node:net'
import { builtSite } from '../../../scripts/serve/built-site.ts'
import { serve } from '../../../scripts/serve/serve.ts'
import type { Server } from './server.ts'

/** The server of `npm start`. */
export const startOwn = async (root: string, host: string): Promise<Server> => {
  const server = await serve(builtSite(root), 0)
  const { port } = server.address() as AddressInfo
  const end = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { protocol: 'http', port, host, end }
}
