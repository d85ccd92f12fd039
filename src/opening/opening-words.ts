import { fillIn } from '../components/fill-in.ts'
import type { DateWords } from '../shell/shell-data.ts'
import { type CalendarDay, dateOf, weekdayOf } from './calendar-day.ts'
import type { OpeningState } from './opening-state.ts'

/** Templates with `{day}` and `{time}`. */
interface Words {
  today: string
  later: string
}

const withoutLeadingZero = (time: string) => time.replace(/^0/, '')

/** The weekday; with the date where the next one of that name is not meant. */
const dayInWords = (day: CalendarDay, today: CalendarDay, dates: DateWords): string => {
  const weekday = dates.weekdays[weekdayOf(day)] ?? ''
  if (day - today < 7) return weekday
  const date = dateOf(day)
  const template = dates.weekdayAndDay[date.getUTCMonth()] ?? ''
  return fillIn(template, { weekday, day: date.getUTCDate() })
}

/** When a closed door opens: "öffnet heute um 13:00 Uhr", "öffnet Montag um 8:00 Uhr". */
export const opensInWords = (
  { day, today, from }: Extract<OpeningState, { open: false }>,
  words: Words,
  dates: DateWords,
): string => {
  const time = withoutLeadingZero(from)
  if (day === today) return fillIn(words.today, { time })
  return fillIn(words.later, { day: dayInWords(day, today, dates), time })
}

/** The same, or until when it is open: "jetzt geöffnet, bis 12:00 Uhr". */
export const openingWords = (
  state: OpeningState,
  words: Words & { now: string },
  dates: DateWords,
): string =>
  state.open
    ? fillIn(words.now, { time: withoutLeadingZero(state.until) })
    : opensInWords(state, words, dates)
