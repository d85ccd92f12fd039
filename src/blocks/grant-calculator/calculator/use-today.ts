import { useNow } from '../../../components/use-now.ts'
import { dateOf } from '../../../opening/calendar-day.ts'
import { localTime } from '../../../opening/local-time.ts'

const dayOf = (moment: Date): string => dateOf(localTime(moment).day).toISOString().slice(0, 10)

/**
 * Today in Germany, also in a tab that stays open over night; the day for which the site was made, where that is
 * later: it may show another day.
 */
export const useToday = (made: string): string => {
  const today = dayOf(new Date(useNow(60_000) ?? Date.now()))
  return today > made ? today : made
}
