import { useRef } from 'react'
import type { AdminSite } from './admin-files.ts'
import type { AdminState } from './admin-state.ts'
import { BarText } from './BarText.tsx'
import { BarTools } from './BarTools.tsx'
import { Changes } from './Changes.tsx'
import { StaleEdit } from './StaleEdit.tsx'
import type { Session } from './session.ts'
import { useFocusInside } from './use-focus-inside.ts'
import { useReservedRoom } from './use-reserved-room.ts'

export interface BarProps {
  state: AdminState
  site: AdminSite
  session: Session
}

/** Does something that is said in the bar, and may take the pressed button away. */
export type Act = (action: (session: Session) => void) => void

/** The bar at the lower edge of the window. */
export const Bar = ({ state, site, session }: BarProps) => {
  const { ui } = site
  const ref = useRef<HTMLElement>(null)
  useReservedRoom(ref)
  const inside = useFocusInside(ref)
  const [stale] = state.page ? session.merged(state.page).stale : []
  const act: Act = (action) => {
    session.store.set({ checked: undefined })
    action(session)
  }
  return (
    <section ref={ref} className="admin-bar" aria-label={ui.bar} tabIndex={-1} {...inside}>
      <BarText state={state} site={site} />
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
      <BarTools state={state} site={site} session={session} act={act} />
    </section>
  )
}
