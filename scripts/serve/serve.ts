import { createServer, type Server } from 'node:http'
import compression from 'compression'
import { SECURITY_HEADERS } from '../hosts/security-headers.ts'
import { chain } from './chain.ts'
import type { Handler } from './handler.ts'

const securityHeaders: Handler = (_request, response, next) => {
  for (const { name, value } of SECURITY_HEADERS) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
  next()
}

const compress = compression() as unknown as Handler

/** This machine alone. */
export const LOOPBACK = '127.0.0.1'

/**
 * Answers on `port` with these handlers; resolves when it listens.
 *
 * @param host address of the interface on which it can be reached
 */
export const serve = (
  handlers: Handler[],
  port: number,
  host: string = LOOPBACK,
): Promise<Server> => {
  const handle = chain([securityHeaders, compress, ...handlers])
  const server = createServer((request, response) => {
    void handle(request, response, () => response.writeHead(404).end())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
