import { keepBegun } from '../blocks/contact/keep-begun.ts'
import { draftsOf } from '../enquiry/drafts/browser-drafts.ts'

// Stands in documents with a contact form, for those whose line is slow: what is typed before the app is there outlives
// a reload, which browsers do on their own where memory is short. The app finds it as a draft.

const { form = '' } = (document.currentScript as HTMLScriptElement).dataset
const drafts = draftsOf(form)
const before = drafts.load()

const watch = (type: 'input' | 'submit', act: (form: HTMLFormElement) => void) =>
  document.addEventListener(type, ({ target }) => {
    const touched = target instanceof HTMLFormElement ? target : (target as HTMLInputElement).form
    if (document.documentElement.dataset.app !== 'ready' && touched?.method === 'post') act(touched)
  })

watch('input', (touched) => keepBegun(drafts, before, touched))
// The browser itself posts it, and brings the fields back where that fails.
watch('submit', drafts.clear)
