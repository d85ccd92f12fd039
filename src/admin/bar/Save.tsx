import { useState } from 'react'
import type { Saving } from '../server/doors.ts'
import type { Session } from '../session/session.ts'
import { save } from './save.ts'

interface SaveProps {
  saving: Saving
  label: string
  session: Session
}

/** Saves all edits; takes no second order while it carries out one. */
export const Save = ({ saving, label, session }: SaveProps) => {
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
