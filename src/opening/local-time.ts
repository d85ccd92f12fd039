import { type CalendarDay, calendarDay, dateOf, weekdayOf } from './calendar-day.ts'

/** What calendar and clock say in Germany. */
export interface LocalTime {
  day: CalendarDay
  /** Minutes since midnight, as the clock on the wall shows them. */
  minutes: number
}

const HOUR = 3_600_000

/** The last Sunday of a month of 31 days at 1:00 UTC, when all clocks of the European Union change. */
const clockChange = (year: number, month: number): number => {
  const last = calendarDay(year, month, 31)
  return dateOf(last - ((weekdayOf(last) + 1) % 7)).getTime() + HOUR
}

/** Hours that German clocks are ahead of UTC: one, and two in summer time (Directive 2000/84/EC, 2 and 3). */
const hoursAhead = (moment: Date): number => {
  const year = moment.getUTCFullYear()
  const isSummer =
    clockChange(year, 3) <= moment.getTime() && moment.getTime() < clockChange(year, 10)
  return isSummer ? 2 : 1
}

/**
 * The moment in Germany, wherever the visitor is. Worked out here, because a phone that asks its own calendar
 * loads all languages and time zones for it, which takes as long as the rest of a page.
 */
export const localTime = (moment: Date): LocalTime => {
  const there = new Date(moment.getTime() + hoursAhead(moment) * HOUR)
  return {
    day: calendarDay(there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  }
}
