import { flushSync } from 'react-dom'

/** Changes the page with a short cross-fade, where the browser has one and motion is welcome. */
export const turnPage = (change: () => void): void => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) {
    change()
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // A browser may leave the fade out, as in a hidden tab; the page is changed all the same.
  transition.ready.catch(() => undefined)
}
