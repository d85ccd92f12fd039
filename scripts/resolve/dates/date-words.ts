import { localeOf } from '../../../src/components/format-date.ts'
import type { DateWords } from '../../../src/content/dates/date-words.ts'
import { typeset } from '../../../src/content/text/typeset.ts'
import { recent } from '../../memory/recent.ts'

const CHANGING = ['day', 'year', 'weekday']

const templates = (language: string, options: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) =>
    typeset(
      format
        .formatToParts(Date.UTC(2026, month))
        .map(({ type, value }) => (CHANGING.includes(type) ? `{${type}}` : value))
        .join(''),
    ),
  )
}

/** The weekdays from Monday on: 5 January 2026 was one. */
export const weekdayNames = (language: string, weekday: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 5 + day)))
}

const wordsIn = (language: string): DateWords => ({
  day: templates(language, { dateStyle: 'long' }),
  month: templates(language, { year: 'numeric', month: 'long' }),
  weekdayAndDay: templates(language, { weekday: 'long', day: 'numeric', month: 'long' }),
  weekdays: weekdayNames(language, 'long'),
  short: {
    weekdayAndDay: templates(language, { day: 'numeric', month: 'short' }),
    weekdays: weekdayNames(language, 'short'),
  },
})

/** Asked for each time that something is saved. */
const known = recent<DateWords>(4)

/** How dates read in a language. */
export const dateWords = (language: string): DateWords =>
  known.get(language, () => wordsIn(language))
