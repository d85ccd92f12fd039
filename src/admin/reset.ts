import { own } from '../content/own.ts'
import { withBlock } from './edits.ts'
import { changeEdits, type Session } from './session.ts'

/** Makes a block of the page on the screen as it was published; can be undone once. */
export const resetBlock = (session: Session, blockId: string): void => {
  const { page, edits, site } = session.store.get()
  const block = page && own(own(edits, page.key), blockId)
  if (!block) return
  const place = { pageKey: page.key, blockId }
  changeEdits(session, (all) => withBlock(all, place, undefined), {
    notice: site?.ui.blockReset,
    undo: { ...place, block },
  })
}

/** Brings back the block that was reset last. */
export const undoReset = (session: Session): void => {
  const { undo } = session.store.get()
  if (undo) changeEdits(session, (edits) => withBlock(edits, undo, undo.block))
}

/** Makes the whole site as it was published. */
export const resetAll = (session: Session): void => changeEdits(session, () => ({}))
