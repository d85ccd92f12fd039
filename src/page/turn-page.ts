import { flushSync } from 'react-dom'

/** Where it can't be had, the stand-in stays. */
const takeTypeface = () =>
  import('./typeface.ts').then((code) => code.takeTypeface()).catch(() => undefined)

/** Changes the page with a short cross-fade, where the browser has one and motion is welcome. */
export const turnPage = (change: () => void): void => {
  takeTypeface()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) {
    change()
    return
  }
  const transition = document.startViewTransition(() => flushSync(change))
  // A browser may leave the fade out, as in a hidden tab; the page is changed all the same.
  transition.ready.catch(() => undefined)
}
