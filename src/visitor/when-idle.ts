/** Milliseconds after which a busy browser counts as idle, and a browser that doesn't tell. */
const LONGEST = 2000
const UNTOLD = 200

const onceIdle: typeof requestIdleCallback =
  window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, UNTOLD))

/** Calls back once the page has loaded and the browser has nothing better to do. */
export const whenIdle = (callback: () => void): void => {
  const wait = () => void onceIdle(callback, { timeout: LONGEST })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
