import { type RefObject, useEffect } from 'react'

/** Tells the style sheet how much room the bar takes at the end of the page. */
export const useReservedRoom = (ref: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const bar = ref.current
    if (!bar) return
    const reserve = () =>
      document.documentElement.style.setProperty('--admin-bar', `${bar.offsetHeight}px`)
    const observer = new ResizeObserver(reserve)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [ref])
