import { fillIn } from '../components/fill-in.ts'
import { type Edits, placesOf, withoutEdits } from './edits.ts'
import { NO_HISTORY } from './history.ts'
import { type Saved, type Saving, saveEdits } from './saving.ts'
import { changeEdits, type Session } from './session.ts'

const take = (session: Session, { files, edits, problems }: Saved): void => {
  const { site } = session.store.get()
  if (!site) return
  if (problems) {
    session.store.set({ notice: site.ui.saveRefused, problems })
    return
  }
  const isNothing = placesOf(edits).length === 0
  const notice = isNothing
    ? site.ui.nothingToSave
    : fillIn(site.ui.saved, { files: files.join(', ') })
  changeEdits(session, (all: Edits) => withoutEdits(all, edits), notice)
  // What is in the files is taken back there.
  session.store.set({ history: NO_HISTORY })
}

/** Has all edits written to the files; those that are written then come with the page. */
export const save = async (session: Session, saving: Saving): Promise<void> => {
  const { site, edits } = session.store.get()
  session.store.set({ notice: site?.ui.saving, problems: undefined })
  try {
    take(session, await saveEdits(saving, edits))
  } catch (error) {
    console.error('The edits could not be saved.', error)
    session.store.set({ notice: site?.ui.saveFailed })
  }
}
