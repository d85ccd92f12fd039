import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { AdminSite } from './admin-files.ts'
import { isEscape } from './is-escape.ts'
import { makeNew } from './making.ts'
import type { Saving } from './saving.ts'
import type { Session } from './session.ts'

interface MakeNewProps {
  saving: Saving
  ui: AdminSite['ui']
  session: Session
}

const make = async (data: FormData, { saving, ui, session }: MakeNewProps): Promise<void> => {
  const wanted = { kind: String(data.get('kind')), title: String(data.get('title')) }
  try {
    const result = await makeNew(saving, wanted)
    if ('refusal' in result) session.store.set({ notice: result.refusal })
    else if (result.route !== undefined) window.location.assign(result.route)
    else session.store.set({ notice: result.made })
  } catch (error) {
    console.error('Nothing new could be made.', error)
    session.store.set({ notice: ui.saveFailed })
  }
}

/** Makes a page, a news item or another entry from its title, and leads there; put away, its form keeps the title. */
export const MakeNew = (props: MakeNewProps) => {
  const { saving, ui } = props
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await make(new FormData(event.currentTarget), props)
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscape(event)) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="admin-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {ui.make.open}
      </button>
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
    </>
  )
}
