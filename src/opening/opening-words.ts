import { fillIn } from '../components/fill-in.ts'
import { type CalendarDay, dateOf } from './calendar-day.ts'
import type { OpeningState } from './opening-state.ts'

/** Templates with `{day}` and `{time}`. */
interface Words {
  today: string
  later: string
}

const withoutLeadingZero = (time: string) => time.replace(/^0/, '')

/** The weekday; with the date where the next one of that name is not meant. */
const dayInWords = (day: CalendarDay, today: CalendarDay, language: string): string => {
  const date = day - today < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC', ...date })
  return format.format(dateOf(day))
}

/** When a closed door opens: "öffnet heute um 13:00 Uhr", "öffnet Montag um 8:00 Uhr". */
export const opensInWords = (
  { day, today, from }: Extract<OpeningState, { open: false }>,
  words: Words,
  language: string,
): string => {
  const time = withoutLeadingZero(from)
  if (day === today) return fillIn(words.today, { time })
  return fillIn(words.later, { day: dayInWords(day, today, language), time })
}

/** The same, or until when it is open: "jetzt geöffnet, bis 12:00 Uhr". */
export const openingWords = (
  state: OpeningState,
  words: Words & { now: string },
  language: string,
): string =>
  state.open
    ? fillIn(words.now, { time: withoutLeadingZero(state.until) })
    : opensInWords(state, words, language)
