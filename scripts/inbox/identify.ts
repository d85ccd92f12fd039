import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { FIELDS } from '../../src/enquiry/providers/provider.ts'
import { isNavigation } from './access.ts'

/** By what a post is known again. */
export interface Identity {
  /** What it is called from now on. */
  names: [string, ...string[]]
  /** The names of those that it may repeat, and how long ago they may be, in milliseconds. */
  repeats: { name: string; window: number }[]
}

/** A second press of the button, without a script that would catch it, comes within this time. */
const REPEAT_WINDOW = 10 * 60_000

const hash = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * What the visitor has written. A browser that posts by itself ends lines as mail does, a script ends
 * them as JavaScript does.
 */
const wordsOf = (fields: Record<string, string>) =>
  FIELDS.map((name) => (fields[name] ?? '').replace(/\r\n/g, '\n'))

/**
 * How a repeated post is known: by the key that a script sends; without a script by its words, for a
 * while. The same words in both ways within that time are one enquiry as well: the script came while
 * the browser was posting already, or did not come when the visitor tried again. A program without
 * either may post the same words as often as it likes.
 */
export const identify = (request: IncomingMessage, fields: Record<string, string>): Identity => {
  const words = wordsOf(fields)
  const native = hash('native', words)
  const script = hash('script', words)
  const key = request.headers['idempotency-key']
  if (key) {
    const keyed = hash('key', key, words)
    const repeats = [
      { name: keyed, window: Number.POSITIVE_INFINITY },
      { name: native, window: REPEAT_WINDOW },
    ]
    return { names: [keyed, script], repeats }
  }
  if (isNavigation(request)) {
    const repeats = [native, script].map((name) => ({ name, window: REPEAT_WINDOW }))
    return { names: [native], repeats }
  }
  return { names: [randomUUID()], repeats: [] }
}
