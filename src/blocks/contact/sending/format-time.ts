import { localeOf } from '../../../components/format-date.ts'

const isSameDay = (a: number, b: number) =>
  new Date(a).toDateString() === new Date(b).toDateString()

/** A moment at the visitor's place: `14:05`; with the date where it is not today: `22.11., 14:05`. */
export const formatTime = (moment: number, now: number, language: string): string => {
  const date = isSameDay(moment, now) ? {} : ({ day: 'numeric', month: 'numeric' } as const)
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeOf(language), { ...date, ...time }).format(moment)
}

/** A moment as date and time at the visitor's place: `3. November 2026 um 14:05`. */
export const formatMoment = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(
    moment,
  )
