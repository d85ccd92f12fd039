import { fillIn } from '../../content/text/fill-in.ts'
import type { PlacedEdit } from '../edits/edits.ts'
import { toldOf } from '../edits/value-json.ts'
import { withoutEdit } from '../edits/without-edit.ts'
import { commitText } from '../in-place/commit-text.ts'
import { rebased } from '../merge/rebase.ts'
import { changedEntries, type FoundPlace, findPlace } from '../places/find-place.ts'
import { isProposed } from '../proposed/superseded.ts'
import type { AdminState } from '../session/admin-state.ts'
import { changeEdits } from '../session/change-edits.ts'
import type { Session } from '../session/session.ts'
import type { AdminPage, AdminSite } from '../site/admin-files.ts'
import type { Act } from './bar-props.ts'

const publishedAt = ({ file, page }: AdminState, { place, edit }: PlacedEdit) =>
  file && page && findPlace({ ...file, route: page.route }, place, edit.kind)

/**
 * Where the same is published in another item of the list, the item: nothing else tells which one it is. Of entries
 * that the edit takes out, what they say by now.
 */
const toldNow = ({ edit }: PlacedEdit, found: FoundPlace): string => {
  const { now, at } = found
  if (now !== edit.before) return toldOf(now, edit.kind)
  const items = at.within ? [at.within.item] : changedEntries(edit, found)
  return items.length > 0
    ? items.map((item) => toldOf(item, 'value')).join('\n')
    : toldOf(now, edit.kind)
}

interface StaleEditProps {
  stale: PlacedEdit
  ui: AdminSite['ui']
  session: Session
  act: Act
}

/** An edit whose published text is another one by now: shown to its editor, who decides. */
export const StaleEdit = ({ stale, ui, session, act }: StaleEditProps) => {
  const { place, edit } = stale
  const state = session.store.get()
  const published = publishedAt(state, stale)
  const isOwn = edit.at !== undefined && isProposed(session.begun, edit.at)
  const show = () =>
    act(() => {
      if (!edit.kind) commitText(session, place, edit.after)
      else if (published)
        changeEdits(session, (all) =>
          rebased(all, stale, published, state.file as AdminPage, isOwn),
        )
    })
  const discard = () => act(() => changeEdits(session, (edits) => withoutEdit(edits, stale)))
  return (
    <div className="admin-stale">
      <p>{fillIn(ui.stale, { text: toldOf(edit.after, edit.kind) })}</p>
      <p>{published ? fillIn(ui.staleNow, { text: toldNow(stale, published) }) : ui.staleGone}</p>
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
