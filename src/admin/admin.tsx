import { createRoot } from 'react-dom/client'
import { setEditing } from '../page/editing.ts'
import { AdminApp } from './AdminApp.tsx'
import './admin.css'
import { checkWhileTyping } from './checking/check-while-typing.ts'
import { editInPlace } from './in-place/edit-in-place.ts'
import { markElements } from './in-place/mark-elements.ts'
import { steerClicks } from './in-place/steer-clicks.ts'
import { openBegun } from './proposed/begun.ts'
import { refreshEdits } from './session/change-edits.ts'
import { createSession, type Session } from './session/session.ts'
import { showPage } from './session/show-page.ts'
import { openEdits } from './session/stored-edits.ts'
import { followUndoKeys } from './session/undo-keys.ts'
import { isAdminOn, STORAGE_KEY } from './switch/wanted.ts'
import { followSteps, tellStep } from './unfinished/history-steps.ts'
import { takeUnfinished } from './unfinished/unfinished.ts'

// Now, while the router is not there: browsers tell listeners of the window in the order in which they came, also those
// that are to capture.
window.addEventListener('popstate', tellStep)

/** Shows the edits on the page, and says in the console which of them can't be shown. */
const publish = (session: Session) => {
  const reported = new Set<string>()
  const report = (fault: string) => {
    if (!reported.has(fault)) console.error(`Saved content is not shown. ${fault}.`)
    reported.add(fault)
  }
  const field = session.store.get().on ? (path: string) => ({ 'data-field': path }) : () => ({})
  let merged: unknown
  const update = () => {
    const { page } = session.store.get()
    const next = page && session.merged(page)
    if (next && next === merged) return
    merged = next
    next?.faults.forEach(report)
    setEditing({
      apply: (shown) => session.merged(shown).page,
      field,
      show: (shown) => showPage(session, shown),
    })
  }
  update()
  session.store.subscribe(update)
}

/** Takes over what other tabs store, once nobody is writing. */
const followOtherTabs = (session: Session) => {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    if (key === STORAGE_KEY || key === null) session.whenIdle(() => refreshEdits(session))
  })
  // A page that was put aside has not heard what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && refreshEdits(session))
}

/** Edits are kept when the page is left, however that happens. */
const keepWhenLeaving = () => {
  const leaveField = () => (document.activeElement as HTMLElement | null)?.blur()
  window.addEventListener('pagehide', leaveField, true)
  followSteps(leaveField)
}

/** Edits that the browser did not store end with the page: the browser asks, also about the text that is being written. */
const askWhenUnstored = ({ stored }: Session) =>
  window.addEventListener('beforeunload', (event) => {
    document.querySelector<HTMLElement>('[data-admin="text"]:focus')?.blur()
    if (!stored.isStored()) event.preventDefault()
  })

const startEditor = (session: Session) => {
  const host = document.createElement('div')
  host.id = 'admin'
  document.body.append(host)
  document.documentElement.dataset.adminMode = 'on'
  createRoot(host).render(<AdminApp session={session} />)
  markElements(session)
  steerClicks(session)
  session.whenIdle = editInPlace(session)
  followOtherTabs(session)
  keepWhenLeaving()
  askWhenUnstored(session)
  checkWhileTyping(session)
  followUndoKeys(session)
}

/**
 * Starts the admin mode, once the app has taken over: shows what was edited in this browser and, if the mode is on, lets
 * people edit.
 */
export const startAdmin = (): void => {
  const stored = openEdits(window.localStorage)
  takeUnfinished(stored)
  const session = createSession(
    isAdminOn(),
    stored,
    openBegun(() => window.localStorage),
  )
  publish(session)
  if (session.store.get().on) startEditor(session)
  else followOtherTabs(session)
}
