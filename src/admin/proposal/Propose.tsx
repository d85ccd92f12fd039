import { useRef, useState } from 'react'
import { type ProposeProps, TokenForm } from './TokenForm.tsx'

/** Proposes all edits to whoever looks after the content. */
export const Propose = (props: ProposeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (hasFocus: boolean) => {
    setOpen(false)
    if (hasFocus) requestAnimationFrame(() => button.current?.focus())
  }
  if (isOpen) return <TokenForm {...props} onEnd={close} />
  return (
    <button ref={button} type="button" className="admin-button" onClick={() => setOpen(true)}>
      {props.site.ui.propose}
    </button>
  )
}
