import { createServer, type Server } from 'node:http'
import compression from 'compression'
import { chain } from './chain.ts'
import type { Handler } from './handler.ts'

const securityHeaders: Handler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
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
