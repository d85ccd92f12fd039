import { useLayoutEffect, useRef, useState } from 'react'
import { type ProposeProps, TokenForm } from './TokenForm.tsx'

/** Proposes all edits to whoever looks after the content. */
export const Propose = (props: ProposeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isAwaited = useRef(false)
  // Not in the next frame: that may come before the button does.
  useLayoutEffect(() => {
    if (!isOpen && isAwaited.current) button.current?.focus()
    isAwaited.current = false
  }, [isOpen])
  const close = (hasFocus: boolean) => {
    isAwaited.current = hasFocus
    setOpen(false)
  }
  if (isOpen) return <TokenForm {...props} onEnd={close} />
  return (
    <button ref={button} type="button" className="admin-button" onClick={() => setOpen(true)}>
      {props.site.ui.propose}
    </button>
  )
}
