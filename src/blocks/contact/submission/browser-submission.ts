import { createDraftStore } from './draft.ts'
import { post } from './post.ts'
import { createSubmission } from './submission.ts'

/** Random; `crypto.randomUUID` is missing on addresses without TLS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** What this tab's visitor has begun to write. */
export const drafts = createDraftStore(() => window.sessionStorage)

/** The one submission of this document: it goes on while other pages are shown. */
export const submission = createSubmission({
  drafts,
  post: (provider, values, key) => post(provider, values, key, (...request) => fetch(...request)),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  newKey,
})
