import { type CalendarDay, calendarDay } from './calendar-day.ts'

/** What calendar and clock say in Germany. */
export interface LocalTime {
  day: CalendarDay
  /** Minutes since midnight, as the clock on the wall shows them. */
  minutes: number
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The moment in Germany, wherever the visitor is. */
export const localTime = (moment: Date): LocalTime => {
  const parts = clock.formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return {
    day: calendarDay(read('year'), read('month'), read('day')),
    minutes: read('hour') * 60 + read('minute'),
  }
}
