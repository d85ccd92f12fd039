import type { GermanState } from '../content/location/german-state.ts'
import { type CalendarDay, calendarDay, weekdayOf, yearOf } from './calendar-day.ts'
import { easterSunday } from './easter-sunday.ts'

interface Holiday {
  day: (year: number) => CalendarDay
  /** Left out where the whole country has it. */
  states?: readonly GermanState[]
}

const fixed =
  (month: number, day: number): Holiday['day'] =>
  (year) =>
    calendarDay(year, month, day)

const fromEaster =
  (days: number): Holiday['day'] =>
  (year) =>
    easterSunday(year) + days

/** The Wednesday before 23 November. */
const repentanceDay = (year: number): CalendarDay => {
  const limit = calendarDay(year, 11, 22)
  return limit - ((weekdayOf(limit) + 5) % 7)
}

/** Public holidays by the laws of the states; those of single municipalities are left out. */
const HOLIDAYS: Holiday[] = [
  { day: fixed(1, 1) },
  { day: fixed(1, 6), states: ['BW', 'BY', 'ST'] },
  { day: fixed(3, 8), states: ['BE', 'MV'] },
  { day: fromEaster(-2) },
  { day: fromEaster(0), states: ['BB'] },
  { day: fromEaster(1) },
  { day: fixed(5, 1) },
  { day: fromEaster(39) },
  { day: fromEaster(49), states: ['BB'] },
  { day: fromEaster(50) },
  { day: fromEaster(60), states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
  { day: fixed(8, 15), states: ['SL'] },
  { day: fixed(9, 20), states: ['TH'] },
  { day: fixed(10, 3) },
  { day: fixed(10, 31), states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'] },
  { day: fixed(11, 1), states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { day: repentanceDay, states: ['SN'] },
  { day: fixed(12, 25) },
  { day: fixed(12, 26) },
]

/**
 * Whether a day is a public holiday.
 *
 * @param state left out: only the holidays of the whole country count
 */
export const isHoliday = (day: CalendarDay, state?: GermanState): boolean =>
  HOLIDAYS.some(
    (holiday) =>
      holiday.day(yearOf(day)) === day &&
      (!holiday.states || (state !== undefined && holiday.states.includes(state))),
  )
