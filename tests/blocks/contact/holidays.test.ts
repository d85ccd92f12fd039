import { expect, it } from 'vitest'
import type { GermanState } from '../../../src/content/location/german-state.ts'
import { calendarDay, dateOf } from '../../../src/opening/calendar-day.ts'
import { easterSunday } from '../../../src/opening/easter-sunday.ts'
import { isHoliday } from '../../../src/opening/holidays.ts'

const iso = (day: number) => dateOf(day).toISOString().slice(0, 10)

const holidaysOf = (year: number, state?: GermanState) => {
  const first = calendarDay(year, 1, 1)
  const days = Array.from({ length: 366 }, (_, index) => first + index)
  return days.filter((day) => iso(day).startsWith(String(year)) && isHoliday(day, state)).map(iso)
}

it.each([
  [1961, '1961-04-02'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('knows Easter of %i', (year, date) => {
  expect(iso(easterSunday(year))).toBe(date)
})

it('knows the holidays of North Rhine-Westphalia', () => {
  expect(holidaysOf(2027, 'NW')).toEqual([
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-05-27',
    '2027-10-03',
    '2027-11-01',
    '2027-12-25',
    '2027-12-26',
  ])
})

it('knows what other states have besides', () => {
  const common = new Set(holidaysOf(2026))
  const own = (state: GermanState) => holidaysOf(2026, state).filter((day) => !common.has(day))
  expect(common.size).toBe(9)
  expect(own('SN')).toEqual(['2026-10-31', '2026-11-18'])
  expect(own('BB')).toEqual(['2026-04-05', '2026-05-24', '2026-10-31'])
  expect(own('BE')).toEqual(['2026-03-08'])
  expect(own('SL')).toEqual(['2026-06-04', '2026-08-15', '2026-11-01'])
})
