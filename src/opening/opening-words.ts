import { fillIn } from '../components/fill-in.ts'
import type { ShellWords } from '../content/shell-words.ts'
import { type CalendarDay, dateOf } from './calendar-day.ts'
import type { OpeningState } from './opening-state.ts'

type Words = ShellWords['opening']

const withoutLeadingZero = (time: string) => time.replace(/^0/, '')

/** The weekday; with the date where the next one of that name is not meant. */
const dayInWords = (day: CalendarDay, today: CalendarDay, language: string): string => {
  const date = day - today < 7 ? {} : ({ day: 'numeric', month: 'long' } as const)
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC', ...date })
  return format.format(dateOf(day))
}

/** "jetzt geöffnet, bis 12:00 Uhr", "öffnet heute um 13:00 Uhr", "öffnet Montag um 8:00 Uhr". */
export const openingWords = (state: OpeningState, words: Words, language: string): string => {
  if (state.open) return fillIn(words.now, { time: withoutLeadingZero(state.until) })
  const time = withoutLeadingZero(state.from)
  if (state.day === state.today) return fillIn(words.today, { time })
  return fillIn(words.later, { day: dayInWords(state.day, state.today, language), time })
}
