/** German means Germany here, so that dates read the same in every browser. */
export const localeOf = (language: string): string => (language === 'de' ? 'de-DE' : language)

const format = (iso: string, language: string, options: Intl.DateTimeFormatOptions) =>
  // In UTC, like the date itself: otherwise it is the day before, west of Greenwich.
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(iso))

/** `2026-03-31` as "31. März 2026". */
export const formatDate = (iso: string, language: string) =>
  format(iso, language, { dateStyle: 'long' })

/** `2025-09` as "September 2025". */
export const formatMonth = (iso: string, language: string) =>
  format(iso, language, { year: 'numeric', month: 'long' })
