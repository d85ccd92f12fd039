import { useEffect, useEffectEvent } from 'react'

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
 * Keeps what is in a field when its page is left. What is refused would go with the page: links lead nowhere then, and
 * the browser asks.
 *
 * @param keep whether it could be kept
 */
export const useKeepWhenLeaving = (keep: () => boolean): void => {
  const leave = useEffectEvent((event: Event) => {
    if (keep()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    for (const name of LEAVING) window.addEventListener(name, (event) => leave(event), { signal })
    window.addEventListener('click', (event) => leadsAway(event) && leave(event), {
      capture: true,
      signal,
    })
    return () => end.abort()
  }, [])
}
