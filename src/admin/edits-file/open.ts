import { fillIn } from '../../content/text/fill-in.ts'
import { placesOf } from '../edits/edits.ts'
import { changeEdits } from '../session/change-edits.ts'
import { loadMissing } from '../session/load-missing.ts'
import type { Session } from '../session/session.ts'
import { withEditsFile } from './edits-file.ts'

/** Takes over the edits of a file. What is written while it is read stays. */
export const openEditsFile = async (session: Session, file: Blob): Promise<void> => {
  const ui = session.store.get().site?.ui
  const text = await file.text().catch((error: unknown) => {
    console.error('The file of edits could not be read.', error)
  })
  if (text === undefined) {
    session.store.set({ notice: ui?.unread })
    return
  }
  const opened = withEditsFile(session.stored.read(), text)
  if (!opened) {
    session.store.set({ notice: ui?.noEdits })
    return
  }
  const notice = ui && fillIn(ui.opened, { count: placesOf(opened).length })
  changeEdits(session, (all) => withEditsFile(all, text) ?? all, notice)
  await loadMissing(session)
}
