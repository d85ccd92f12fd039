import type { Edits } from '../edits/edits.ts'
import {
  type Change,
  changeBetween,
  type History,
  reversed,
  takeBack,
  whatIsPossible,
  withChange,
} from '../edits/history.ts'
import { loadMissing } from './load-missing.ts'
import type { Session } from './session.ts'

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

/** Takes a change back, with the history that there is then. */
const storeWithout = (session: Session, change: Change, history: History): void =>
  storeEdits(
    session,
    (edits) => takeBack(edits, change),
    () => history,
  )

/** Takes back the last change on this page. */
export const undo = (session: Session): void => {
  const { done, undone } = session.store.get().history
  const last = done.at(-1)
  if (last) storeWithout(session, last, { done: done.slice(0, -1), undone: [...undone, last] })
}

/** Makes the change again that was taken back last. */
export const redo = (session: Session): void => {
  const { done, undone } = session.store.get().history
  const last = undone.at(-1)
  if (!last) return
  storeWithout(session, reversed(last), { done: [...done, last], undone: undone.slice(0, -1) })
}
