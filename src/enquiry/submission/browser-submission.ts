import { drafts } from '../drafts/browser-drafts.ts'
import { post } from './post.ts'
import { createSubmission } from './submission.ts'

/** Tells the tabs of the site of one another's posts; missing in the prerendered page and old browsers. */
const tabs =
  typeof window !== 'undefined' && 'BroadcastChannel' in window
    ? new BroadcastChannel('contact')
    : undefined

/** The one submission of this document: it goes on while other pages are shown. */
export const submission = createSubmission({
  drafts,
  post: (target, values, key) => post(target, values, key, (...request) => fetch(...request)),
  announce: (key) => tabs?.postMessage(key),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

if (tabs) tabs.onmessage = ({ data }) => submission.hear(data)
