import type { AdminState } from '../session/admin-state.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'

/** What is edited, and what is said of it. */
export interface BarProps {
  state: AdminState
  site: AdminSite
  session: Session
}

/** Does something that is said in the bar, and may take the pressed button away. */
export type Act = (action: (session: Session) => void) => void
