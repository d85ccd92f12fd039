import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../../../src/enquiry/limits.ts'
import { sha256 } from '../../machine/digest.ts'
import { isNavigation } from '../access.ts'
import type { Enquiry } from './enquiry.ts'

/** In the place of a key, where a browser posts the form itself. */
const BROWSER = 'browser'

/** By what a post is known again; nothing where a program posts without a key, as often as it likes. */
export const keyOf = (request: IncomingMessage): string | undefined =>
  request.headers['idempotency-key']?.toString() || (isNavigation(request) ? BROWSER : undefined)

type Words = Pick<Enquiry, 'key' | 'fields' | 'photosDigest'>

/**
 * What the visitor has written. A browser that posts by itself ends lines as mail does, a script ends
 * them as JavaScript does; and only the script fills in the key, under a name that the site chooses.
 */
const wordsOf = ({ fields, photosDigest = '' }: Words, keys: readonly unknown[]) => {
  const said = Object.entries(fields).filter(([, text]) => text !== '' && !keys.includes(text))
  return JSON.stringify([
    photosDigest,
    ...said.map(([name, text]) => [name, text.replace(/\r\n/g, '\n')]).sort(),
  ])
}

/**
 * Whether a post has the words of an earlier one and its key. Where a browser posted one of them, they
 * are the same for a while: the script came while the browser was posting already, or did not come when
 * the visitor tried again.
 */
export const repeats = (post: Words, earlier: Enquiry): boolean => {
  const keys = [post.key, earlier.key]
  if (!post.key || !earlier.key || wordsOf(post, keys) !== wordsOf(earlier, keys)) return false
  const age = Date.now() - Date.parse(earlier.received)
  const byBrowser = post.key === BROWSER || earlier.key === BROWSER
  return byBrowser ? age < LIMITS.repeatWindow * 1_000 : post.key === earlier.key
}

/** So many are remembered. */
const MOST_RECENT = 1_000

/** Messages that were kept just now: who sends one of them again does not send another one. */
export const openRecent = () => {
  const known = new Set<string>()
  const nameOf = (post: Words) => `${post.key} ${sha256(wordsOf(post, [post.key]))}`
  return {
    has: (post: Words): boolean => post.key !== undefined && known.has(nameOf(post)),
    add: (post: Words): void => {
      known.add(nameOf(post))
      const [oldest = ''] = known
      if (known.size > MOST_RECENT) known.delete(oldest)
    },
  }
}
