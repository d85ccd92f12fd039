import { fillIn } from '../../content/text/fill-in.ts'
import { type Edits, placesOf } from '../edits/edits.ts'
import { changeBetween, NO_HISTORY } from '../edits/history.ts'
import { nameOfEdit } from '../edits/name-of-edit.ts'
import { withoutEdits } from '../edits/without-edits.ts'
import { findPlace } from '../places/find-place.ts'
import type { Saving } from '../server/doors.ts'
import { wordsFor } from '../server/post-to-server.ts'
import { type Saved, saveEdits } from '../server/saving.ts'
import type { AdminState } from '../session/admin-state.ts'
import { changeEdits } from '../session/change-edits.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'

/** Whether nothing of the page on the screen is as it was before it was saved. */
const showsSaved = ({ page, file }: AdminState, edits: Edits): boolean =>
  placesOf(edits).every(({ place, edit }) => {
    const isHere = page && file && place.pageKey === page.key
    const found = isHere && findPlace({ ...file, route: page.route }, place, edit.kind)
    return !found || found.now !== edit.before
  })

/** Resolves once the page has come with what was saved; it may come for other reasons before. */
const shown = ({ store }: Session, edits: Edits): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!showsSaved(store.get(), edits)) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })

const outcomeOf = ({ ui }: AdminSite, { files, edits }: Saved): string => {
  if (placesOf(edits).length === 0) return ui.nothingToSave
  return files.length > 0 ? fillIn(ui.saved, { files: files.join(', ') }) : ui.alreadySaved
}

/**
 * What came of it, and what was left out by name: where the page of an edit is gone with its file, nothing else shows
 * that it still waits.
 */
const noticeFor = (site: AdminSite, sent: Edits, saved: Saved): string => {
  const outcome = outcomeOf(site, saved)
  const left = placesOf(withoutEdits(sent, saved.edits)).map(nameOfEdit)
  if (left.length === 0) return outcome
  return `${outcome} ${fillIn(site.ui.leftOut, { places: left.join(', ') })}`
}

const take = (session: Session, sent: Edits, saved: Saved): void => {
  const { files, edits, problems } = saved
  const { site } = session.store.get()
  if (!site) return
  if (problems) {
    session.store.set({ notice: site.ui.saveRefused, problems })
    return
  }
  const notice = noticeFor(site, sent, saved)
  if (placesOf(edits).length === 0) {
    session.store.set({ notice })
    return
  }
  // What is in the files is taken back there.
  const history = NO_HISTORY
  session.store.set({ notice, history })
  const letGo = () => {
    if (session.coming?.edits === edits) delete session.coming
    changeEdits(session, (all: Edits) => withoutEdits(all, edits), notice)
    session.store.set({ history })
  }
  // Until then the edits show it. A problem elsewhere may keep the page from coming for long; nobody has to wait for it.
  if (files.length > 0) session.coming = { edits, loaded: shown(session, edits).then(letGo) }
  else letGo()
}

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
  try {
    take(session, edits, await saveEdits(saving, edits))
  } catch (error) {
    console.error('The edits could not be saved.', error)
    session.store.set({ notice: wordsFor(error, site?.ui.saveFailed) })
  }
}
