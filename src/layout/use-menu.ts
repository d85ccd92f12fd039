import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'

export interface Menu {
  id: string
  ref: RefObject<HTMLElement | null>
  /** Unknown where no JavaScript runs; the browser itself tells screen readers then. */
  open?: boolean
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  close: () => void
}

/** Wide enough for the navigation to stand in the header; the same width is in header.css. */
const WIDE = '(min-width: 68rem)'

// Browsers without popovers show the navigation all the time, and don't know the selector.
const isOpen = (element: HTMLElement | null): element is HTMLElement =>
  'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true

const closePopover = (element: HTMLElement | null) => {
  if (isOpen(element)) element.hidePopover()
}

/** The menu of small screens: closes when a link is chosen, and when the page changes. */
export const useMenu = (pathname: string): Menu => {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<boolean>()
  const close = () => closePopover(ref.current)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) closePopover(ref.current)
    shown.current = pathname
    // It may be open already when the app takes the page over.
    setOpen(isOpen(ref.current))
  }, [pathname])
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onChange = () => closePopover(ref.current)
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])
  const onToggle = (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open')
  return { id: 'site-menu', ref, open, onToggle, close }
}
