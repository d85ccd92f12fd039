import type { DateWords } from '../content/dates/date-words.ts'
import { fillIn } from '../content/text/fill-in.ts'

/** German means Germany here, so that dates read the same in every browser. */
export const localeOf = (language: string): string => (language === 'de' ? 'de-DE' : language)

const format = (iso: string, templates: readonly string[]): string => {
  const [year = '', month, day] = iso.split('-')
  return fillIn(templates[Number(month) - 1] ?? iso, { year, day: Number(day) })
}

/** `2026-03-31` as "31. März 2026". */
export const formatDate = (iso: string, dates: DateWords) => format(iso, dates.day)

/** `2025-09` as "September 2025". */
export const formatMonth = (iso: string, dates: DateWords) => format(iso, dates.month)
