import type { DateWords } from '../content/dates/date-words.ts'
import { fillIn } from '../content/text/fill-in.ts'
import { type CalendarDay, dateOf, weekdayOf } from './calendar-day.ts'
import { LAST, type OpeningState } from './opening-state.ts'

/** Templates with `{day}` and `{time}`. */
interface Words {
  today: string
  later: string
}

/** `08:00` as people read it. */
export const withoutLeadingZero = (time: string): string => time.replace(/^0/, '')

/** The end of a time as people read it: what is written `23:59` goes on until midnight. */
export const endInWords = (time: string): string =>
  time === LAST ? '24:00' : withoutLeadingZero(time)

type DayWords = DateWords['short']

/** The weekday; the date where the next one of that name is not meant. */
const dayInWords = (day: CalendarDay, today: CalendarDay, dates: DayWords): string => {
  const weekday = dates.weekdays[weekdayOf(day)] ?? ''
  if (day - today < 7) return weekday
  const date = dateOf(day)
  const template = dates.weekdayAndDay[date.getUTCMonth()] ?? ''
  return fillIn(template, { weekday, day: date.getUTCDate() })
}

type Closed = Extract<OpeningState, { open: false }>

const opensAt = ({ day, today }: Closed, time: string, words: Words, dates: DayWords): string =>
  day === today
    ? fillIn(words.today, { time })
    : fillIn(words.later, { day: dayInWords(day, today, dates), time })

/** When a closed door opens: "öffnet heute um 13:00 Uhr", "öffnet Montag um 8:00 Uhr". */
export const opensInWords = (state: Closed, words: Words, dates: DateWords): string =>
  opensAt(state, withoutLeadingZero(state.from), words, dates)

/** The same where there is little room: "ab 13 Uhr", "ab Mo 8 Uhr". */
export const opensInShort = (state: Closed, words: Words, dates: DateWords): string =>
  opensAt(state, withoutLeadingZero(state.from).replace(/:00$/, ''), words, dates.short)

/** The same, or until when it is open: "jetzt geöffnet, bis 12:00 Uhr". */
export const openingWords = (
  state: OpeningState,
  words: Words & Record<'now' | 'always', string>,
  dates: DateWords,
): string => {
  if (!state.open) return opensInWords(state, words, dates)
  const { until } = state
  return until === undefined ? words.always : fillIn(words.now, { time: endInWords(until) })
}
