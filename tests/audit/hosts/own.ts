import type { AddressInfo } from 'node:net'
import { builtSite } from '../../../scripts/serve/built-site.ts'
import { serve } from '../../../scripts/serve/serve.ts'
import type { Server } from './server.ts'
import type { BuiltSite } from './site.ts'

/** The server of `npm start`. */
export const startOwn = async ({ out, host }: BuiltSite): Promise<Server> => {
  const server = await serve(await builtSite(out), 0)
  const { port } = server.address() as AddressInfo
  const end = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { protocol: 'http', port, host, end }
}
