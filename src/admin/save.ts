import { fillIn } from '../components/fill-in.ts'
import { type Edits, placesOf, withoutEdits } from './edits.ts'
import { NO_HISTORY } from './history.ts'
import { type Saved, type Saving, saveEdits } from './saving.ts'
import { changeEdits, type Session } from './session.ts'

/** @param loaded when the page has come with what was saved: until then the edits show it */
const take = async (
  session: Session,
  { files, edits, problems }: Saved,
  loaded: Promise<void>,
): Promise<void> => {
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
  session.store.set({ notice })
  if (files.length > 0) await loaded
  changeEdits(session, (all: Edits) => withoutEdits(all, edits), notice)
  // What is in the files is taken back there.
  session.store.set({ history: NO_HISTORY })
}

/** How long a page may take to come with what was saved, in milliseconds; then the edits go all the same. */
const LONGEST = 60_000

/** Resolves once the page has been loaded anew. */
const pageLoaded = ({ store }: Session): Promise<void> =>
  new Promise((resolve) => {
    const { page } = store.get()
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, LONGEST)
    const stop = store.subscribe(() => store.get().page !== page && end())
  })

/** Has all edits written to the files; they stay on the screen until the page comes with them. */
export const save = async (session: Session, saving: Saving): Promise<void> => {
  const { site, edits } = session.store.get()
  session.store.set({ notice: site?.ui.saving, problems: undefined })
  // It may come before the answer does.
  const loaded = pageLoaded(session)
  try {
    await take(session, await saveEdits(saving, edits), loaded)
  } catch (error) {
    console.error('The edits could not be saved.', error)
    session.store.set({ notice: site?.ui.saveFailed })
  }
}
