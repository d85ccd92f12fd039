import { expect, test } from 'vitest'
import { dateWords } from '../../../scripts/resolve/dates/date-words.ts'
import { formatDate, formatMonth } from '../../../src/components/format-date.ts'

test('German dates read as they are written, day and month on one line', () => {
  const words = dateWords('de')
  expect(formatDate('2026-03-01', words)).toBe('1.\u00a0März 2026')
  expect(formatDate('2026-12-31', words)).toBe('31.\u00a0Dezember 2026')
  expect(formatMonth('2025-09', words)).toBe('September 2025')
})

test.each(['de-AT', 'en', 'en-GB', 'fr', 'pl'])('%s: as the language has it', (language) => {
  const words = dateWords(language)
  const format = (options: Intl.DateTimeFormatOptions, iso: string) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(iso))
  for (const month of ['01', '05', '10', '12']) {
    const day = `2026-${month}-12`
    expect(formatDate(day, words).replace('\u00a0', ' ')).toBe(format({ dateStyle: 'long' }, day))
    expect(formatMonth(`2026-${month}`, words)).toBe(
      format({ year: 'numeric', month: 'long' }, day),
    )
  }
})
