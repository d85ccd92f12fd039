import { draftsOf, formsKept } from '../enquiry/drafts/browser-drafts.ts'

// Stands in the document of a page to which forms lead once the browser itself has posted them: the last one is there.
// What of it was kept, in case that the connection breaks, is forgotten at once, since others may use the computer. The
// way back leads here as well, from a message of which nobody knows yet.

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

const postedAt = (form: string): number => draftsOf(form).load()?.attempt?.native ?? 0

if (visit?.type !== 'back_forward') {
  const [last = ''] = formsKept().sort((one, other) => postedAt(other) - postedAt(one))
  if (postedAt(last) > 0) draftsOf(last).clear()
}
