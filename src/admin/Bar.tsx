import { type RefObject, useEffect, useRef, useState } from 'react'
import { fillIn } from '../content/fill-in.ts'
import type { AdminSite } from './admin-files.ts'
import type { AdminState } from './admin-state.ts'
import { Changes } from './Changes.tsx'
import { Checked } from './Checked.tsx'
import { redo, undo } from './change-edits.ts'
import { countBlocks } from './edits.ts'
import { FileTools } from './FileTools.tsx'
import { leaveAdmin } from './leave-admin.ts'
import { MakeNew } from './MakeNew.tsx'
import { OpenInGit } from './OpenInGit.tsx'
import { Propose } from './proposal/Propose.tsx'
import { resetAll } from './reset.ts'
import { StaleEdit } from './StaleEdit.tsx'
import { save } from './save.ts'
import type { Saving } from './saving.ts'
import type { Session } from './session.ts'
import { useFocusInside } from './use-focus-inside.ts'

export interface BarProps {
  state: AdminState
  site: AdminSite
  session: Session
}

/** What is to be said now: what happened last, else what can be done here. */
const statusOf = ({ notice, unavailable, page }: AdminState, { ui }: AdminSite): string => {
  if (notice) return notice
  if (unavailable) return ui.unavailable
  return page?.admin ? ui.hint : ui.locked
}

/** Tells the style sheet how much room the bar takes at the end of the page. */
const useReservedRoom = (ref: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    const reserve = () =>
      document.documentElement.style.setProperty('--admin-bar', `${bar.offsetHeight}px`)
    const observer = new ResizeObserver(reserve)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [ref])

interface SaveProps {
  saving: Saving
  label: string
  session: Session
}

/** Takes no second order while it carries out one. */
const Save = ({ saving, label, session }: SaveProps) => {
  const [isBusy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    await save(session, saving)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="admin-button"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
    </button>
  )
}

/** The bar at the lower edge of the window. */
export const Bar = ({ state, site, session }: BarProps) => {
  const { ui } = site
  const ref = useRef<HTMLElement>(null)
  useReservedRoom(ref)
  const inside = useFocusInside(ref)
  const count = countBlocks(state.edits)
  const [stale] = state.page ? session.merged(state.page).stale : []
  const act = (action: (session: Session) => void) => {
    session.store.set({ checked: undefined })
    action(session)
  }
  const reset = () => window.confirm(ui.confirmReset) && act(resetAll)
  return (
    <section ref={ref} className="admin-bar" aria-label={ui.bar} tabIndex={-1} {...inside}>
      <div className="admin-bar__text">
        <p className="admin-bar__title">
          <span>{ui.bar}</span> <span>{fillIn(ui.edited, { count })}</span>
        </p>
        <p role="status">
          <span key={state.said}>{statusOf(state, site)}</span>
        </p>
        <Checked checked={state.checked} />
        {state.proposal && (
          <a href={state.proposal} target="_blank" rel="noopener noreferrer">
            {ui.proposal}
          </a>
        )}
        {state.problems && <pre className="admin-bar__problems">{state.problems}</pre>}
      </div>
      <Changes state={state} site={site} act={act} />
      {stale && (
        <StaleEdit
          key={JSON.stringify(stale.place)}
          stale={stale}
          ui={ui}
          session={session}
          act={act}
        />
      )}
      <div className="admin-bar__tools">
        {state.history.done.length > 0 && (
          <button type="button" className="admin-button" data-undo onClick={() => act(undo)}>
            {ui.undo}
          </button>
        )}
        {state.history.undone.length > 0 && (
          <button type="button" className="admin-button" onClick={() => act(redo)}>
            {ui.redo}
          </button>
        )}
        {count > 0 && site.saving && (
          <Save saving={site.saving} label={ui.save} session={session} />
        )}
        {site.saving && <MakeNew saving={site.saving} ui={ui} session={session} />}
        <OpenInGit state={state} site={site} session={session} />
        {count > 0 && site.repository && (
          <Propose repository={site.repository} site={site} session={session} />
        )}
        <FileTools ui={ui} session={session} />
        {count > 0 && (
          <button type="button" className="admin-button" onClick={reset}>
            {ui.resetAll}
          </button>
        )}
        <button type="button" className="admin-button" onClick={leaveAdmin}>
          {ui.leave}
        </button>
      </div>
    </section>
  )
}
