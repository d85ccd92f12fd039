import type { PageData } from '../../page/page-data.ts'
import type { Edits } from '../edits/edits.ts'
import { NO_HISTORY } from '../edits/history.ts'
import type { Merged } from '../merge/apply-edits.ts'
import type { Begun } from '../proposed/begun.ts'
import type { AdminState } from './admin-state.ts'
import { createMerger } from './merged-page.ts'
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
  /** The proposal that is on its way, or was last: another one looks at what it has left. */
  proposing?: Promise<unknown>
}

/** A store that counts what is said. */
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
