import { useState } from 'react'
import { fillIn } from '../../content/text/fill-in.ts'
import { type PlacedEdit, placesOf } from '../edits/edits.ts'
import { nameOfEdit } from '../edits/name-of-edit.ts'
import { toldOf } from '../edits/value-json.ts'
import { withoutEdit } from '../edits/without-edit.ts'
import { changeEdits } from '../session/change-edits.ts'
import type { Session } from '../session/session.ts'
import type { Act, BarProps } from './bar-props.ts'

interface ChangesProps extends Pick<BarProps, 'state' | 'site'> {
  act: Act
}

const Change = ({ change, site: { ui }, act }: ChangesProps & { change: PlacedEdit }) => {
  const { edit } = change
  const reset = (session: Session) =>
    changeEdits(session, (edits) => withoutEdit(edits, change), ui.textReset)
  return (
    <li>
      <p className="admin-changes__name">{nameOfEdit(change)}</p>
      <dl className="admin-changes__texts">
        <div>
          <dt>{ui.before}</dt>
          <dd>{toldOf(edit.before ?? '', edit.kind)}</dd>
        </div>
        <div>
          <dt>{ui.after}</dt>
          <dd>{toldOf(edit.after, edit.kind)}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="admin-button"
        aria-label={`${ui.resetText}: ${nameOfEdit(change)}`}
        onClick={() => act(reset)}
      >
        {ui.resetText}
      </button>
    </li>
  )
}

/** All edits of this browser, each text beside the published one. */
export const Changes = (props: ChangesProps) => {
  const [isOpen, setOpen] = useState(false)
  const { ui } = props.site
  const changes = placesOf(props.state.edits)
  if (changes.length === 0) return null
  return (
    <div className="admin-changes">
      <button
        type="button"
        className="admin-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {fillIn(ui.changes, { count: changes.length })}
      </button>
      {isOpen && (
        <ul>
          {changes.map((change) => (
            <Change key={JSON.stringify(change.place)} change={change} {...props} />
          ))}
        </ul>
      )}
    </div>
  )
}
