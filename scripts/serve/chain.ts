import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from './handler.ts'

/** Answers where a handler has failed. */
type Excuse = (error: unknown, request: IncomingMessage, response: ServerResponse) => unknown

/** The error is our fault, and answered as such. */
export const excuse: Excuse = (error, _, response) => {
  console.error(error)
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

/** Runs handlers in order. */
export const chain =
  (handlers: readonly Handler[], fail = excuse): Handler =>
  async (request, response, done) => {
    const failHere = (error: unknown) => fail(error, request, response)
    const run = async (index: number): Promise<void> => {
      const handler = handlers[index]
      if (!handler) return done()
      await handler(request, response, () => void run(index + 1).catch(failHere))
    }
    await run(0).catch(failHere)
  }
