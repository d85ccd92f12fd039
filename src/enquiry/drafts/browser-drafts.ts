import { createDraftStore, DRAFT, type DraftStore } from './draft.ts'
import { entryStorage } from './entry-storage.ts'

const stores = new Map<string, DraftStore>()

const open = (form: string): DraftStore => {
  const name = form === '' ? DRAFT : `${DRAFT}-${form}`
  const store = createDraftStore([() => window.sessionStorage, () => entryStorage], name)
  stores.set(form, store)
  return store
}

/**
 * What this tab's visitor has begun to write.
 *
 * @param form tells forms apart: the vacancy of an application; empty for the contact form
 */
export const draftsOf = (form: string): DraftStore => stores.get(form) ?? open(form)

/** The forms of which the tab keeps a draft; none where the browser forbids storage. */
export const formsKept = (): string[] => {
  try {
    const names = Object.keys(window.sessionStorage).filter((name) => name.startsWith(DRAFT))
    return names.map((name) => name.slice(DRAFT.length + 1))
  } catch {
    return []
  }
}
