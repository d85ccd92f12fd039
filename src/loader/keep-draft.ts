import { keepBegun } from '../blocks/contact/begun/keep-begun.ts'
import { draftsOf } from '../enquiry/drafts/browser-drafts.ts'

// Stands in documents with a contact form, for those whose line is slow: what is typed before the app is there outlives
// a reload, which browsers do on their own where memory is short. The app finds it as a draft.

const isAlive = () => document.documentElement.dataset.app === 'ready'

for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
  const drafts = draftsOf(form.dataset.draft ?? '')
  const before = drafts.load()
  const keep = () => {
    // A later document of the tab has forgotten it: it was sent, and the way back has led here.
    if (!drafts.isStored()) drafts.clear()
    return keepBegun(drafts, before, form)
  }
  form.addEventListener('input', () => isAlive() || keep())
  // The browser itself posts it, and only a page can say whether it arrived: where none does, the app tells so.
  form.addEventListener('submit', () => isAlive() || drafts.begin(keep(), Date.now()))
}
