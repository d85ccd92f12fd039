import type { IncomingMessage } from 'node:http'
import { FIELDS } from '../../src/enquiry/providers/provider.ts'
import { isNavigation } from './access.ts'
import type { Enquiry } from './enquiry.ts'

/** In the place of a key, where a browser posts the form itself. */
const BROWSER = 'browser'

/** A second press of the button, without a script that would catch it, comes within this time. */
const REPEAT_WINDOW = 10 * 60_000

/** By what a post is known again; nothing where a program posts without a key, as often as it likes. */
export const keyOf = (request: IncomingMessage): string | undefined =>
  request.headers['idempotency-key']?.toString() || (isNavigation(request) ? BROWSER : undefined)

/**
 * What the visitor has written. A browser that posts by itself ends lines as mail does, a script ends
 * them as JavaScript does.
 */
const wordsOf = ({ fields }: Pick<Enquiry, 'fields'>) =>
  JSON.stringify(FIELDS.map((name) => (fields[name] ?? '').replace(/\r\n/g, '\n')))

/**
 * Whether a post has the words of an earlier one and its key. Where a browser posted one of them, they
 * are the same for a while: the script came while the browser was posting already, or did not come when
 * the visitor tried again.
 */
export const repeats = (post: Pick<Enquiry, 'key' | 'fields'>, earlier: Enquiry): boolean => {
  if (!post.key || !earlier.key || wordsOf(post) !== wordsOf(earlier)) return false
  const age = Date.now() - Date.parse(earlier.received)
  const byBrowser = post.key === BROWSER || earlier.key === BROWSER
  return byBrowser ? age < REPEAT_WINDOW : post.key === earlier.key
}
