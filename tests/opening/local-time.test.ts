import { expect, it } from 'vitest'
import { calendarDay } from '../../src/opening/calendar-day.ts'
import { localTime } from '../../src/opening/local-time.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What the time zone database says. */
const expected = (moment: Date) => {
  const [day = 0, month = 0, year = 0, hours = 0, minutes = 0] =
    clock.format(moment).match(/\d+/g)?.map(Number) ?? []
  return { day: calendarDay(year, month, day), minutes: hours * 60 + minutes }
}

const QUARTER = 15 * 60_000

/** Every quarter of an hour of two days around each change of the clocks. */
const around = (year: number, month: number): Date[] =>
  Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(year, month - 1, day + 1)))
    .filter((day) => day.getUTCDay() === 0 || day.getUTCDay() === 6)
    .flatMap((day) =>
      Array.from({ length: 96 }, (_, quarter) => new Date(day.getTime() + quarter * QUARTER)),
    )

it.each([2024, 2026, 2029, 2032, 2038])('is that of the time zone database in %i', (year) => {
  const moments = [3, 10, 12].flatMap((month) => around(year, month))
  expect(moments.map(localTime)).toEqual(moments.map(expected))
})
