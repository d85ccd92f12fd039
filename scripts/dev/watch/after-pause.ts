/** How long nothing has to be saved before the saving has paused, in milliseconds. */
const PAUSE = 500

/** Does something once it has not been called for a while. */
export const afterPause = (work: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, PAUSE)
    timer.unref()
  }
}
