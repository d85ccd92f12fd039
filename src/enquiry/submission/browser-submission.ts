import { draftsOf } from '../drafts/browser-drafts.ts'
import { post } from './post.ts'
import { createSubmission, type Submission } from './submission.ts'

/** Tells the tabs of the site of one another's posts; missing in the prerendered page and old browsers. */
const tabs =
  typeof window !== 'undefined' && 'BroadcastChannel' in window
    ? new BroadcastChannel('contact')
    : undefined

const submissions = new Map<string, Submission>()

const open = (form: string): Submission => {
  const submission = createSubmission({
    drafts: draftsOf(form),
    post: (message) => post(message, (...request) => fetch(...request)),
    announce: (key) => tabs?.postMessage(key),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  submissions.set(form, submission)
  return submission
}

/** The one submission of a form in this document: it goes on while other pages are shown. */
export const submissionOf = (form: string): Submission => submissions.get(form) ?? open(form)

if (tabs) {
  tabs.onmessage = ({ data }) => {
    for (const submission of submissions.values()) submission.hear(data)
  }
}
