import { expect, test } from 'vitest'
import type { GermanState } from '../../src/content/location/german-state.ts'
import { calendarDay, dateOf } from '../../src/opening/calendar-day.ts'
import { isHoliday } from '../../src/opening/holidays.ts'

/** The public holidays of a year, `01-01`. */
const holidaysOf = (year: number, state?: GermanState): string[] => {
  const first = calendarDay(year, 1, 1)
  const days = Array.from({ length: calendarDay(year + 1, 1, 1) - first }, (_, at) => first + at)
  return days
    .filter((day) => isHoliday(day, state))
    .map((day) => dateOf(day).toISOString().slice(5, 10))
}

/** Those of 2026 that the whole country has. */
const EVERYWHERE = '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'.split(' ')

/** As the states' ministries of the interior list them for 2026, those of single municipalities left out. */
const MORE: Record<GermanState, string> = {
  BB: '04-05 05-24 10-31',
  BE: '03-08',
  BW: '01-06 06-04 11-01',
  BY: '01-06 06-04 11-01',
  HB: '10-31',
  HE: '06-04',
  HH: '10-31',
  MV: '03-08 10-31',
  NI: '10-31',
  NW: '06-04 11-01',
  RP: '06-04 11-01',
  SH: '10-31',
  SL: '06-04 08-15 11-01',
  SN: '10-31 11-18',
  ST: '01-06 10-31',
  TH: '09-20 10-31',
}

test('the whole country has nine', () => {
  expect(holidaysOf(2026)).toEqual(EVERYWHERE)
})

test.each(Object.entries(MORE))('%s has %s besides', (state, more) => {
  expect(holidaysOf(2026, state as GermanState)).toEqual(
    [...EVERYWHERE, ...more.split(' ')].toSorted(),
  )
})

test.each([
  [2025, '04-21'],
  [2027, '03-29'],
  [2028, '04-17'],
  [2029, '04-02'],
  [2030, '04-22'],
  [2035, '03-26'],
  [2038, '04-26'],
  // The two years of the century in which the full moon is counted a day earlier.
  [2049, '04-19'],
  [2076, '04-20'],
])('in %d Easter Monday is on %s', (year, date) => {
  const inSpring = holidaysOf(year).filter((each) => each > '03-20' && each < '05-01')
  expect(inSpring).toHaveLength(2)
  expect(inSpring[1]).toBe(date)
})

test.each([
  [2025, '11-19'],
  [2027, '11-17'],
  [2028, '11-22'],
  [2029, '11-21'],
  [2030, '11-20'],
  [2032, '11-17'],
])('in %d Saxony repents on %s', (year, date) => {
  expect(holidaysOf(year, 'SN').filter((each) => each.startsWith('11-'))).toEqual([date])
})
