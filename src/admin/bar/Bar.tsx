import { useRef } from 'react'
import { BarText } from './BarText.tsx'
import { BarTools } from './BarTools.tsx'
import type { Act, BarProps } from './bar-props.ts'
import { Changes } from './Changes.tsx'
import { StaleEdit } from './StaleEdit.tsx'
import { useFocusInside } from './use-focus-inside.ts'
import { useReservedRoom } from './use-reserved-room.ts'

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
