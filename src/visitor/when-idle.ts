const idle = (callback: () => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(callback, 200)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(callback, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}

/**
 * Calls back once the page has loaded and the browser has nothing better to do.
 *
 * @returns calls it off
 */
export const whenIdle = (callback: () => void) => {
  if (document.readyState === 'complete') return idle(callback)
  let cancelIdle = () => {}
  const onLoad = () => {
    cancelIdle = idle(callback)
  }
  window.addEventListener('load', onLoad, { once: true })
  return () => {
    window.removeEventListener('load', onLoad)
    cancelIdle()
  }
}
