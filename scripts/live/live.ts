import type { Target } from '../../src/enquiry/providers/provider.ts'
import type { Fetch } from '../../src/enquiry/submission/post.ts'
import type { Ask } from './ask.ts'
import type { Built } from './built.ts'

/** A published site, and what it should be. */
export interface Live {
  /** Address that is asked, without a slash at its end. */
  url: string
  ask: Ask
  built: Built
  /** Missing where no page has one. */
  form: Target | undefined
  /** Address of the company, to which a reply to a test message goes. */
  email: string
  now: Date
  /** Posts a test message. */
  fetch: Fetch
}

/** What browsers can unpack. */
export const PACKED = { 'Accept-Encoding': 'gzip, br' }

/** So many are asked for at a time: enough to be done soon, and no burden to a small server. */
export const AT_ONCE = 6
