import { fillIn } from '../components/fill-in.ts'
import type { AdminSite } from './admin-files.ts'
import type { PlacedEdit } from './apply-edits.ts'
import { commitText } from './commit-text.ts'
import { withText } from './edits.ts'
import { changeEdits, fieldOf, type Session } from './session.ts'

interface StaleEditProps {
  stale: PlacedEdit
  ui: AdminSite['ui']
  session: Session
  /** Does something that takes the pressed button away. */
  act: (action: (session: Session) => void) => void
}

/** An edit whose published text is another one by now: shown to its editor, who decides. */
export const StaleEdit = ({ stale: { place, edit }, ui, session, act }: StaleEditProps) => {
  const published = fieldOf(session, place)
  const show = () => act(() => commitText(session, place, edit.after))
  const discard = () =>
    act(() => changeEdits(session, (edits) => withText(edits, place, undefined)))
  return (
    <div className="admin-stale">
      <p>{fillIn(ui.stale, { text: edit.after })}</p>
      <p>{published ? fillIn(ui.staleNow, { text: published.text }) : ui.staleGone}</p>
      <div className="admin-bar__tools">
        {published && (
          <button type="button" className="admin-button" onClick={show}>
            {ui.showStale}
          </button>
        )}
        <button type="button" className="admin-button" onClick={discard}>
          {ui.discardStale}
        </button>
      </div>
    </div>
  )
}
