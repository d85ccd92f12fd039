import { own } from '../content/own.ts'
import type { PageData } from '../page/page-data.ts'
import type { AdminState } from './admin-state.ts'
import type { Merged } from './apply-edits.ts'
import type { EditPlace, Edits } from './edits.ts'
import {
  changeBetween,
  type History,
  NO_HISTORY,
  reversed,
  takeBack,
  whatIsPossible,
  withChange,
} from './history.ts'
import { loadMissing } from './load-missing.ts'
import { createMerger } from './merged-page.ts'
import type { Begun } from './proposal/begun.ts'
import type { Field } from './resolve-edit.ts'
import { createStore, type Store } from './store.ts'
import type { StoredEdits } from './stored-edits.ts'

/** What the admin mode works on, from its start until the tab is left. */
export interface Session {
  store: Store<AdminState>
  stored: StoredEdits
  /** A page with its edits. */
  merged: (page: PageData) => Merged
  /** Does what changes the texts on the screen, once nobody is writing in one of them. */
  whenIdle: (task: () => void) => void
  /** By which the host of the content knows whoever edits: in memory alone. */
  token?: string
  /** What is in the files since it was saved last, until the page has come with it. */
  coming?: { edits: Edits; loaded: Promise<void> }
  /** What proposals have left with that host that did not come to their end. */
  begun: Begun
}

const counting = (store: Store<AdminState>): Store<AdminState> => ({
  ...store,
  set: (change) => store.set(change.notice ? { ...change, said: store.get().said + 1 } : change),
})

/** Starts with what is stored. */
export const createSession = (
  on: boolean,
  stored: StoredEdits,
  begun: Begun = new Map(),
): Session => {
  const store = createStore<AdminState>({
    on,
    edits: stored.read(),
    unavailable: false,
    said: 0,
    history: NO_HISTORY,
  })
  const merge = createMerger()
  return {
    store: counting(store),
    stored,
    merged: (page) => merge(store.get(), page),
    whenIdle: (task) => task(),
    begun,
  }
}

const BEGINNING = {
  next: undefined,
  file: undefined,
  source: undefined,
  notice: undefined,
  problems: undefined,
  checked: undefined,
  proposal: undefined,
  form: undefined,
  history: NO_HISTORY,
}

/**
 * Turns to the page that is on the screen now. The same one, where its content has changed, has to wait for
 * its file: somebody may be writing, and what is kept meanwhile has its place in the former one.
 */
export const showPage = (session: Session, page: PageData): void => {
  const { store } = session
  const { page: before, next } = store.get()
  if (page === before || page === next) return
  const turned = page.key === before?.key ? { next: page } : { page, ...BEGINNING }
  store.set({ unavailable: false, ...turned })
  void loadMissing(session)
}

/** Takes over what other tabs have stored. */
export const refreshEdits = (session: Session): void => {
  const edits = session.stored.read()
  session.store.set({ edits, history: whatIsPossible(edits, session.store.get().history) })
  void loadMissing(session)
}

const storeEdits = (
  { store, stored }: Session,
  change: (edits: Edits) => Edits,
  history: (before: Edits, after: Edits) => History,
  notice?: string,
): void => {
  const before = stored.read()
  const saved = stored.change(change)
  const edits = stored.read()
  const said = saved ? notice : store.get().site?.ui.notSaved
  store.set({ edits, history: history(before, edits), notice: said, problems: undefined })
}

/** Changes the edits and stores them, and says what has happened. */
export const changeEdits = (
  session: Session,
  change: (edits: Edits) => Edits,
  notice?: string,
): void => {
  const { history } = session.store.get()
  const grown = (before: Edits, after: Edits) => withChange(history, changeBetween(before, after))
  storeEdits(session, change, grown, notice)
}

/** Takes back the last change on this page. */
export const undo = (session: Session): void => {
  const { done, undone } = session.store.get().history
  const last = done.at(-1)
  if (!last) return
  const next = { done: done.slice(0, -1), undone: [...undone, last] }
  storeEdits(
    session,
    (edits) => takeBack(edits, last),
    () => next,
  )
}

/** Makes the change again that was taken back last. */
export const redo = (session: Session): void => {
  const { done, undone } = session.store.get().history
  const last = undone.at(-1)
  if (!last) return
  const next = { done: [...done, last], undone: undone.slice(0, -1) }
  storeEdits(
    session,
    (edits) => takeBack(edits, reversed(last)),
    () => next,
  )
}

/** Whether a form has changed a text as a value, or what it is part of: then only the form knows which text it is. */
const isInForm = ({ edits }: AdminState, { pageKey, blockId, path }: EditPlace): boolean =>
  Object.entries(own(own(edits, pageKey), blockId) ?? {}).some(
    ([above, { kind }]) => kind === 'value' && `${path}.`.startsWith(`${above}.`),
  )

/** What is known of a text of the page on the screen; nothing where it may not be edited. */
export const fieldOf = ({ store }: Session, place: EditPlace): Field | undefined => {
  const { page, file } = store.get()
  if (page?.key !== place.pageKey || isInForm(store.get(), place)) return undefined
  return own(file?.fields, `${place.blockId}.${place.path}`)
}

/** The text that is shown there as its editor wrote it, names of facts included. */
export const textOf = (session: Session, place: EditPlace): string => {
  const { page } = session.store.get()
  const shown = page && own(own(session.merged(page).shown, place.blockId), place.path)
  return shown?.after ?? fieldOf(session, place)?.text ?? ''
}
