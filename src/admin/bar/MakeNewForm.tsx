import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { isEscape } from '../controls/is-escape.ts'
import type { Saving } from '../server/doors.ts'
import { makeNew } from '../server/making.ts'
import { wordsFor } from '../server/post-to-server.ts'
import type { Session } from '../session/session.ts'
import type { AdminSite } from '../site/admin-files.ts'

export interface MakeNewProps {
  saving: Saving
  ui: AdminSite['ui']
  session: Session
}

interface MakeNewFormProps extends MakeNewProps {
  isOpen: boolean
  onEscape: () => void
}

/** Makes it and leads there, or says why not. */
const make = async (data: FormData, { saving, ui, session }: MakeNewProps): Promise<void> => {
  const wanted = { kind: String(data.get('kind')), title: String(data.get('title')) }
  try {
    const result = await makeNew(saving, wanted)
    if ('refusal' in result) session.store.set({ notice: result.refusal })
    else if (result.route !== undefined) window.location.assign(result.route)
    else session.store.set({ notice: result.made })
  } catch (error) {
    console.error('Nothing new could be made.', error)
    session.store.set({ notice: wordsFor(error, ui.saveFailed) })
  }
}

/** What is to be made, and under which title; put away, it keeps both. */
export const MakeNewForm = ({ isOpen, onEscape, ...props }: MakeNewFormProps) => {
  const { saving, ui } = props
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await make(new FormData(event.currentTarget), props)
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event)) onEscape()
  }
  return (
    <form className="admin-token" hidden={!isOpen} onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <label htmlFor={`${id}-kind`}>
        {ui.make.kind}
        <select id={`${id}-kind`} name="kind">
          {saving.making.kinds.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-title`}>
        {ui.make.title}
        <input id={`${id}-title`} name="title" required maxLength={200} autoComplete="off" />
      </label>
      <p>
        <button type="submit" className="admin-button" aria-disabled={isBusy}>
          {ui.make.make}
        </button>
      </p>
    </form>
  )
}
