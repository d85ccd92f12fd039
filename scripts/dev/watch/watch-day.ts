import type { Site } from '../../site/site.ts'
import type { Watching } from './watching.ts'

/** How often the day is asked for, in milliseconds; a timer to midnight would stand still while a computer sleeps. */
const EVERY = 60_000

/**
 * Watches for another day to begin: what is shown may depend on it.
 *
 * @param shown the day that is shown already
 */
export const watchDay = (today: Site['today'], shown: string, onChange: () => void): Watching => {
  let day = shown
  const look = () => {
    const now = today()
    if (now === day) return
    day = now
    onChange()
  }
  const timer = setInterval(look, EVERY)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
