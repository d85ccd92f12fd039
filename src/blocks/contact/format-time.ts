import { localeOf } from '../../components/format-date.ts'

/** A moment as time of day at the visitor's place: `14:05`. */
export const formatTime = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(moment)

/** A moment as date and time at the visitor's place: `3. November 2026 um 14:05`. */
export const formatMoment = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    moment,
  )
