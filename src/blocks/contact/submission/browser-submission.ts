import { createDraftStore } from './draft.ts'
import { post } from './post.ts'
import { createSubmission } from './submission.ts'

/** What this tab's visitor has begun to write. */
export const drafts = createDraftStore(() => window.sessionStorage)

/** The one submission of this document: it goes on while other pages are shown. */
export const submission = createSubmission({
  drafts,
  post: (target, values, key) => post(target, values, key, (...request) => fetch(...request)),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
