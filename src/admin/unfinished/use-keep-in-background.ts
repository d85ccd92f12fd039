import { useEffect, useEffectEvent } from 'react'
import { forgetUnfinished, keepUnfinished, type Unfinished } from './unfinished.ts'

/**
 * Keeps what is in a field while its page is behind others: telephones end such a page without a word. One that is left
 * on purpose says so.
 *
 * @param written what it would come to; nothing where nothing was written
 */
export const useKeepInBackground = (written: () => Unfinished | undefined): void => {
  const asUnfinished = useEffectEvent(written)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let isLeft = false
    const turn = () => {
      const unfinished =
        document.visibilityState === 'hidden' && !isLeft ? asUnfinished() : undefined
      if (unfinished) keepUnfinished(unfinished)
      else forgetUnfinished()
    }
    const leave = (is: boolean) => () => {
      isLeft = is
      forgetUnfinished()
    }
    document.addEventListener('visibilitychange', turn, { signal })
    window.addEventListener('pagehide', leave(true), { signal })
    window.addEventListener('pageshow', leave(false), { signal })
    return () => {
      end.abort()
      forgetUnfinished()
    }
  }, [])
}
