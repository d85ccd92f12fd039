import { localeOf } from '../../src/components/format-date.ts'
import { typeset } from '../../src/content/typeset.ts'
import type { DateWords } from '../../src/shell/shell-data.ts'

const CHANGING = ['day', 'year']

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

/** How dates read in a language. */
export const dateWords = (language: string): DateWords => ({
  day: templates(language, { dateStyle: 'long' }),
  month: templates(language, { year: 'numeric', month: 'long' }),
})
