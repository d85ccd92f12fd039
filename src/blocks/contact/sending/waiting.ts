import { fillIn } from '../../../content/text/fill-in.ts'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import { formatTime } from './format-time.ts'

/** Up to here a countdown in seconds says more than the time of day. */
const SHORT = 120_000

/** Notifies every second, until what it returns is called. */
export const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, 1_000)
  return () => clearInterval(timer)
}

/** What a button says while the provider wants to be left alone; undefined when it doesn't. */
export const waitingLabel = (
  { ui }: BlockOf<typeof contact>,
  waitUntil: number,
  language: string,
): string | undefined => {
  const now = Date.now()
  const rest = waitUntil - now
  if (rest <= 0) return undefined
  const { retryIn, retryAt } = ui.actions
  return rest < SHORT
    ? fillIn(retryIn, { seconds: Math.ceil(rest / 1_000) })
    : fillIn(retryAt, { time: formatTime(waitUntil, now, language) })
}
