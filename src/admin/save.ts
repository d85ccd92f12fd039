import { fillIn } from '../content/fill-in.ts'
import { type Edits, placesOf, withoutEdits } from './edits.ts'
import { changeBetween, NO_HISTORY } from './history.ts'
import { type Saved, type Saving, saveEdits } from './saving.ts'
import { changeEdits, type Session } from './session.ts'

/** @param loaded when the page has come with what was saved: until then the edits show it */
const take = (session: Session, { files, edits, problems }: Saved, loaded: Promise<void>): void => {
  const { site } = session.store.get()
  if (!site) return
  if (problems) {
    session.store.set({ notice: site.ui.saveRefused, problems })
    return
  }
  if (placesOf(edits).length === 0) {
    session.store.set({ notice: site.ui.nothingToSave })
    return
  }
  const notice =
    files.length > 0 ? fillIn(site.ui.saved, { files: files.join(', ') }) : site.ui.alreadySaved
  // What is in the files is taken back there.
  const history = NO_HISTORY
  session.store.set({ notice, history })
  const letGo = () => {
    if (session.coming?.edits === edits) delete session.coming
    changeEdits(session, (all: Edits) => withoutEdits(all, edits), notice)
    session.store.set({ history })
  }
  // A problem elsewhere may keep the page from coming for long; nobody has to wait for it.
  if (files.length > 0) session.coming = { edits, loaded: loaded.then(letGo) }
  else letGo()
}

/** Resolves once the page has been loaded anew. */
const pageLoaded = ({ store }: Session): Promise<void> =>
  new Promise((resolve) => {
    const { page } = store.get()
    const stop = store.subscribe(() => {
      if (store.get().page === page) return
      stop()
      resolve()
    })
  })

/** Milliseconds; a problem elsewhere may keep the page from coming for long. */
const LONGEST_WAIT = 5_000

/**
 * What was written anew since it was saved can be saved only on top of that, and so once the page has come with it.
 *
 * @returns whether it has
 */
const hasCome = async ({ store, coming }: Session): Promise<boolean> => {
  const isAnew =
    coming && changeBetween(coming.edits, store.get().edits).some(({ before }) => before)
  if (!isAnew) return true
  return Promise.race([
    coming.loaded.then(() => true),
    new Promise<boolean>((end) => setTimeout(end, LONGEST_WAIT, false)),
  ])
}

/** Has all edits written to the files; they stay on the screen until the page comes with them. */
export const save = async (session: Session, saving: Saving): Promise<void> => {
  const { site } = session.store.get()
  const begun = { notice: site?.ui.saving, problems: undefined }
  session.store.set(begun)
  if (!(await hasCome(session))) {
    session.store.set({ notice: site?.ui.saveLater })
    return
  }
  session.store.set(begun)
  const { edits } = session.store.get()
  // It may come before the answer does.
  const loaded = pageLoaded(session)
  try {
    take(session, await saveEdits(saving, edits), loaded)
  } catch (error) {
    console.error('The edits could not be saved.', error)
    session.store.set({ notice: site?.ui.saveFailed })
  }
}
