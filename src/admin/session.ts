import { own } from '../content/own.ts'
import type { PageData } from '../page/page-data.ts'
import type { AdminState } from './admin-state.ts'
import type { Merged } from './apply-edits.ts'
import type { EditPlace, Edits } from './edits.ts'
import { loadMissing } from './load-missing.ts'
import { createMerger } from './merged-page.ts'
import type { Field } from './resolve-edit.ts'
import { createStore, type Store } from './store.ts'
import type { StoredEdits } from './stored-edits.ts'

/** What the admin mode works on, from its start until the tab is left. */
export interface Session {
  store: Store<AdminState>
  stored: StoredEdits
  /** A page with its edits. */
  merged: (page: PageData) => Merged
}

/** Starts with what is stored. */
export const createSession = (on: boolean, stored: StoredEdits): Session => {
  const store = createStore<AdminState>({ on, edits: stored.read(), unavailable: false })
  const merge = createMerger()
  return { store, stored, merged: (page) => merge(store.get(), page) }
}

const NOTHING_SAID = { notice: undefined, problems: undefined }

/** Turns to the page that is on the screen now; to the same one, where its content has changed. */
export const showPage = ({ store }: Session, page: PageData): void => {
  const { page: before } = store.get()
  if (page === before) return
  const said = page.key === before?.key ? {} : NOTHING_SAID
  const fresh = { file: undefined, undo: undefined, source: undefined }
  store.set({ page, unavailable: false, ...fresh, ...said })
  void loadMissing(store)
}

/** Takes over what other tabs have stored. */
export const refreshEdits = ({ store, stored }: Session): void => {
  store.set({ edits: stored.read() })
  void loadMissing(store)
}

/** Changes the edits and stores them; `after` is what goes with it. */
export const changeEdits = (
  { store, stored }: Session,
  change: (edits: Edits) => Edits,
  after: Pick<AdminState, 'notice' | 'undo'> = {},
): void => {
  const saved = stored.change(change)
  const notice = saved ? after.notice : store.get().site?.ui.notSaved
  store.set({ undo: after.undo, edits: stored.read(), notice, problems: undefined })
}

/** What is known of a text of the page on the screen; nothing where it may not be edited. */
export const fieldOf = ({ store }: Session, place: EditPlace): Field | undefined => {
  const { page, file } = store.get()
  if (page?.key !== place.pageKey) return undefined
  return own(file?.fields, `${place.blockId}.${place.path}`)
}

/** The text that is shown there as its editor wrote it, names of facts included. */
export const textOf = (session: Session, place: EditPlace): string => {
  const { page } = session.store.get()
  const shown = page && own(own(session.merged(page).shown, place.blockId), place.path)
  return shown?.after ?? fieldOf(session, place)?.text ?? ''
}
