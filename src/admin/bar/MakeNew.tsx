import { useRef, useState } from 'react'
import { MakeNewForm, type MakeNewProps } from './MakeNewForm.tsx'

/** Makes a page, a news item or another entry from its title, and leads there. */
export const MakeNew = (props: MakeNewProps) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const putAway = () => {
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
        {props.ui.make.open}
      </button>
      <MakeNewForm {...props} isOpen={isOpen} onEscape={putAway} />
    </>
  )
}
