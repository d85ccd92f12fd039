import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../components/use-media-query.ts'
import { isThrifty } from '../../visitor/is-thrifty.ts'
import { whenIdle } from '../../visitor/when-idle.ts'
import { isFilmPaused } from './film-choice.ts'

/** A window as phones have it: the film would be a strip, and its bytes the most of the page. */
const SMALL = '(max-width: 46rem), (max-height: 30rem)'

/**
 * Whether a film may be shown, and whether it is loaded by now: by itself after the page is usable,
 * or only when the visitor starts it, where it would cost data or reach another server, on a phone,
 * or where it was paused on an earlier page.
 */
export const useFilm = (remote: boolean) => {
  const allowed = useMediaQuery('(prefers-reduced-motion: no-preference)')
  const [started, setStarted] = useState(false)
  const start = () => setStarted(true)
  const waits = () => remote || isThrifty() || window.matchMedia(SMALL).matches || isFilmPaused()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new film or preference starts anew
  useEffect(() => {
    if (!allowed || waits()) return setStarted(false)
    let outdated = false
    whenIdle(() => outdated || setStarted(true))
    return () => {
      outdated = true
    }
  }, [allowed, remote])
  return { offered: allowed && (started || waits()), started, start }
}
