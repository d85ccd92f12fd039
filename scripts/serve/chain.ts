import type { Handler } from './handler.ts'

/** Runs handlers in order; an error in one is our fault and answered as such. */
export const chain =
  (handlers: Handler[]): Handler =>
  async (request, response, done) => {
    const run = async (index: number): Promise<void> => {
      const handler = handlers[index]
      if (!handler) return done()
      await handler(request, response, () => void run(index + 1).catch(fail))
    }
    const fail = (error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
    await run(0).catch(fail)
  }
