import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isNavigation } from './access.ts'

/** A second press of the button, without a script that would catch it, comes within this time. */
const REPEAT_WINDOW = 10 * 60_000

const hash = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * How a repeated post is known: by the key that a script sends; without a script by its words, for a
 * while. A program without either may post the same words as often as it likes.
 */
export const identify = (request: IncomingMessage, fields: Record<string, string>) => {
  const key = request.headers['idempotency-key']
  if (key) return { key: hash(key, fields), window: Number.POSITIVE_INFINITY }
  if (isNavigation(request)) return { key: hash(fields), window: REPEAT_WINDOW }
  return { key: randomUUID(), window: 0 }
}
