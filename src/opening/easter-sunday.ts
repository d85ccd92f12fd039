import { type CalendarDay, calendarDay } from './calendar-day.ts'

/** Easter Sunday of a Gregorian year, by the anonymous method (Meeus, Astronomical Algorithms, 8). */
export const easterSunday = (year: number): CalendarDay => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const shift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return calendarDay(year, Math.floor(days / 31), (days % 31) + 1)
}
