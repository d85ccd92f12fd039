import { own } from '../../content/own.ts'
import { withBlock } from '../edits/edits.ts'
import { changeEdits } from './change-edits.ts'
import type { Session } from './session.ts'

/** Makes a block of the page on the screen as it was published. */
export const resetBlock = (session: Session, blockId: string): void => {
  const { page, edits, site } = session.store.get()
  const block = page && own(own(edits, page.key), blockId)
  if (!block) return
  const place = { pageKey: page.key, blockId }
  changeEdits(session, (all) => withBlock(all, place, undefined), site?.ui.blockReset)
}

/** Makes the whole site as it was published. */
export const resetAll = (session: Session): void => changeEdits(session, () => ({}))
