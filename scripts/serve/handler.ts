import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or calls `next` where it is somebody else's. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>
