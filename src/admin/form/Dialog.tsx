import { type ReactNode, type RefObject, useEffect } from 'react'

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>
  labelledBy: string
  /** Asked for by key; the dialog itself stays as it is. */
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open for as long as it is there. */
export const Dialog = ({ ref, labelledBy, onLeave, onClose, children }: DialogProps) => {
  useEffect(() => ref.current?.showModal(), [ref])
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
