import { redo, undo } from './change-edits.ts'
import type { Session } from './session.ts'

/** Where keys belong to what is being written. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITTEN_IN) !== null

/** Takes back with Ctrl or Cmd and Z, and makes again with Shift besides, or with Y. */
export const followUndoKeys = (session: Session): void => {
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    // What is open has changes of its own, of which these keys know nothing.
    if (session.store.get().form || session.store.get().source) return
    event.preventDefault()
    session.store.set({ checked: undefined })
    if (key === 'y' || event.shiftKey) redo(session)
    else undo(session)
  })
}
