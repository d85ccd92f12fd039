const DAY = 86_400_000

/**
 * A day of the calendar, without time or zone: the number of days since 1 January 1970. Days can be
 * added and compared without a clock change ever shortening one.
 */
export type CalendarDay = number

/** @param month from 1 */
export const calendarDay = (year: number, month: number, day: number): CalendarDay =>
  Date.UTC(year, month - 1, day) / DAY

export const yearOf = (day: CalendarDay): number => new Date(day * DAY).getUTCFullYear()

/** 0 for Monday to 6 for Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: CalendarDay): number => (((day + 3) % 7) + 7) % 7

/** A date at midnight UTC, for formatting in UTC. */
export const dateOf = (day: CalendarDay): Date => new Date(day * DAY)
