import { dateOf } from '../../../opening/calendar-day.ts'
import { localTime } from '../../../opening/local-time.ts'

/** Today in Germany; the day for which the site was made, where that is later: it may show another day. */
export const todayFrom = (made: string): string => {
  const now = dateOf(localTime(new Date()).day).toISOString().slice(0, 10)
  return now > made ? now : made
}
