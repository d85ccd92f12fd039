import { createDraftStore, type DraftStore } from './draft.ts'
import { entryStorage } from './entry-storage.ts'

const stores = new Map<string, DraftStore>()

const open = (form: string): DraftStore => {
  const name = form === '' ? 'contact-draft' : `contact-draft-${form}`
  const store = createDraftStore([() => window.sessionStorage, () => entryStorage], undefined, name)
  stores.set(form, store)
  return store
}

/**
 * What this tab's visitor has begun to write.
 *
 * @param form tells forms apart: the vacancy of an application; empty for the contact form
 */
export const draftsOf = (form: string): DraftStore => stores.get(form) ?? open(form)
