import { type ReactNode, type RefObject, useEffect } from 'react'
import { FIELDS } from '../moves/use-moves.ts'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  labelledBy: string
  /** Asked for by key; the dialog itself stays as it is. */
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** What comes first in a form: a part that is folded up is opened by its summary. */
const FIRST = `summary, ${FIELDS}`

/** Opens it at its first field: browsers may begin at the part that scrolls, where nobody can write. */
const openAtField = (dialog: HTMLDialogElement | null): void => {
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>(FIRST)?.focus()
}

/** A dialog that is open for as long as it is there. */
export const Dialog = ({ ref, labelledBy, onLeave, onClose, children }: DialogProps) => {
  useEffect(() => openAtField(ref.current), [ref])
  return (
    <dialog
      ref={ref}
      className="admin-form"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // Also from what is in the form, such as the choice of a file.
        if (event.target !== ref.current) return
        event.preventDefault()
        onLeave()
      }}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
