/** What nobody does who only waits for a page, or has left it in the background. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown']

/** Milliseconds after which somebody who does nothing is taken to be reading. */
const CALM = 6000

/** Calls back at the first sign that somebody is there, and after a while, whether there was one or not. */
export const whenSomeoneStirs = (callback: () => void): void => {
  const watch = new AbortController()
  const call = () => {
    watch.abort()
    callback()
  }
  const judge = (event: Event & { movementX?: number; movementY?: number }) => {
    // A page that comes below a mouse at rest is told so as if the mouse had moved.
    if (event.movementX !== 0 || event.movementY !== 0) call()
  }
  for (const sign of SIGNS)
    addEventListener(sign, sign === 'pointermove' ? judge : call, {
      passive: true,
      capture: true,
      signal: watch.signal,
    })
  setTimeout(call, CALM)
}
