import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react'
import { catchFocus } from './catch-focus.ts'
import { shutBehind } from './shut-behind.ts'

export interface Menu {
  id: string
  ref: RefObject<HTMLElement | null>
  /** Unknown where no JavaScript runs; the browser itself tells screen readers then. */
  open?: boolean
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void
  close: () => void
}

/** Wide enough for the navigation to stand in the header; the same width is in header.css. */
const WIDE = '(min-width: 68rem)'

/** Whether a menu is open. Browsers without popovers show it all the time, and don't know the selector. */
export const isOpen = (element: HTMLElement | null): element is HTMLElement =>
  'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true

const closePopover = (element: HTMLElement | null) => {
  if (isOpen(element)) element.hidePopover()
}

/** The menu of small screens: closes when a link is chosen, and when one comes to another page, or place on it. */
export const useMenu = (address: string): Menu => {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()
  const close = () => closePopover(ref.current)
  const shown = useRef(address)
  const follow = useCallback((isOpened: boolean) => {
    setOpen(isOpened)
    shutBehind(ref.current, isOpened)
  }, [])
  useEffect(() => {
    if (shown.current !== address) closePopover(ref.current)
    shown.current = address
    // It may be open already when the app takes the page over.
    follow(isOpen(ref.current))
  }, [address, follow])
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onChange = () => closePopover(ref.current)
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])
  // Not the later `toggle`: whoever chose a link gets the focus into the page before that.
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    follow(newState === 'open')
    if (newState === 'closed') catchFocus(currentTarget)
  }
  return { id: 'site-menu', ref, open, onBeforeToggle, close }
}
