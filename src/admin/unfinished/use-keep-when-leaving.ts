import { useEffectEvent, useLayoutEffect } from 'react'
import { followSteps } from './history-steps.ts'
import { holdInHistory } from './hold-in-history.ts'

/**
 * Behind another window a field has lost the focus already, and is not told again when its page is left. Telephones
 * may say only the latter of the two.
 */
const LEAVING = ['beforeunload', 'pagehide']

/** What opens beside the page, or goes into a file, leaves it as it is. */
const LINK = 'a[href]:not([target], [download])'

const leadsAway = ({ target, ctrlKey, metaKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && target instanceof Element && target.closest(LINK) !== null

/**
 * Keeps what is in a field when its page is left. What is refused would go with the page: links and the browser's back
 * button lead nowhere then, and the browser asks.
 *
 * @param keep whether it could be kept
 * @param goOn lets whoever was held go on there
 */
export const useKeepWhenLeaving = (keep: () => boolean, goOn: () => void): void => {
  const isKept = useEffectEvent(keep)
  const onHeld = useEffectEvent(goOn)
  const leave = useEffectEvent((event: Event) => {
    if (keep()) return
    event.preventDefault()
    event.stopPropagation()
  })
  // Before anybody can write in the field.
  useLayoutEffect(() => {
    const end = new AbortController()
    const { signal } = end
    for (const name of LEAVING) window.addEventListener(name, (event) => leave(event), { signal })
    const hold = holdInHistory(
      () => isKept(),
      () => onHeld(),
    )
    signal.addEventListener('abort', followSteps(hold))
    window.addEventListener('click', (event) => leadsAway(event) && leave(event), {
      capture: true,
      signal,
    })
    return () => end.abort()
  }, [])
}
