import { WEEKDAYS } from '../content/dates/weekdays.ts'
import { HOME } from '../content/location/country.ts'
import type { GermanState } from '../content/location/german-state.ts'
import type { Site } from '../content/site/site.ts'
import { type CalendarDay, dateOf, weekdayOf } from './calendar-day.ts'
import { isHoliday } from './holidays.ts'
import { localTime } from './local-time.ts'

type Hours = Site['company']['hours']
type Times = Hours[number]['times']

/** What can be said about the company's door now. Times are as in site.yaml: `08:00`. */
export type OpeningState =
  | {
      open: true /** Undefined where it goes on beyond tomorrow's end. */
      until: string | undefined
    }
  | { open: false; today: CalendarDay; day: CalendarDay; from: string }

/** Who works by the season is closed for months; a day without its year is told for no longer. */
const LOOK_AHEAD = 365

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The last time that there is in content stands for midnight; what goes on then begins the next day. */
export const LAST = '23:59'
export const FIRST = '00:00'

const toEnd = (time: string) => toMinutes(time) + (time === LAST ? 1 : 0)

const isDuring = ({ opens, closes }: Times[number], minutes: number): boolean =>
  toMinutes(opens) <= minutes && minutes < toEnd(closes)

const timesIn = (hours: Hours, day: CalendarDay): Times => {
  const weekday = WEEKDAYS[weekdayOf(day)]
  return hours.flatMap(({ days, times }) => (days.some((one) => one === weekday) ? times : []))
}

/** Whether a moment lies in hours that no holiday interrupts. */
export const isWithin = (hours: Hours, moment: Date): boolean => {
  const { day, minutes } = localTime(moment)
  return timesIn(hours, day).some((time) => isDuring(time, minutes))
}

/** When somebody is there. */
export interface Timetable {
  hours: Hours
  /** The company's, two letters; left out, it is Germany. */
  country?: string
  /** Whose holidays count. */
  holidays?: GermanState | undefined
  closures?: Site['company']['closures']
}

const isClosed = (day: CalendarDay, closures: Timetable['closures'] = []): boolean => {
  const date = dateOf(day).toISOString().slice(0, 10)
  return closures.some(({ from, until }) => from <= date && date <= until)
}

/** Whether a day is a public holiday where the company is, as far as that is known. */
const isFree = (day: CalendarDay, { country = HOME, holidays }: Timetable): boolean =>
  country === HOME && isHoliday(day, holidays)

/** The times of a day in their order; none on a holiday, and while the company is closed. */
const timesOn = (day: CalendarDay, timetable: Timetable): Times => {
  const { hours, closures } = timetable
  if (isClosed(day, closures) || isFree(day, timetable)) return []
  return timesIn(hours, day).sort((a, b) => (a.opens < b.opens ? -1 : 1))
}

/**
 * Whether the company is open at a moment, and what comes next.
 *
 * @returns undefined where it does not open within a year
 */
export const openingState = (timetable: Timetable, moment: Date): OpeningState | undefined => {
  const { day: today, minutes } = localTime(moment)
  const now = timesOn(today, timetable).find((time) => isDuring(time, minutes))
  if (now) {
    const tomorrow = now.closes === LAST ? timesOn(today + 1, timetable) : []
    const beyond = tomorrow.find(({ opens }) => opens === FIRST)
    const { closes } = beyond ?? now
    return { open: true, until: beyond && closes === LAST ? undefined : closes }
  }

  for (let day = today; day <= today + LOOK_AHEAD; day += 1) {
    const times = timesOn(day, timetable)
    const next = times.find(({ opens }) => day > today || toMinutes(opens) > minutes)
    if (next) return { open: false, today, day, from: next.opens }
  }
  return undefined
}
