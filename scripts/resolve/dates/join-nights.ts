import { WEEKDAYS } from '../../../src/content/dates/weekdays.ts'
import { groupBy } from '../../../src/content/group-by.ts'
import type { Site } from '../../../src/content/site/site.ts'
import { FIRST, LAST } from '../../../src/opening/opening-state.ts'

type Hours = Site['company']['hours'][number]
type Weekday = Hours['days'][number]
type Times = Hours['times']
type Time = Times[number]

const timesOn = (day: Weekday, hours: readonly Hours[]): Times =>
  hours.flatMap(({ days, times }) => (days.includes(day) ? times : []))

const dayAfter = (day: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(day) + days + 7) % 7] as Weekday

/** What would end after it began a day earlier, nobody would read as a night. */
const goesOn = (evening: Time, night: Time): boolean =>
  evening.closes === LAST && night.opens === FIRST && night.closes < evening.opens

/** Some times of a day, without what began the day before, and until the end of what goes on beyond midnight. */
const joinOn = (day: Weekday, times: Times, hours: readonly Hours[]): Times => {
  const before = timesOn(dayAfter(day, -1), hours)
  const after = timesOn(dayAfter(day, 1), hours)
  return times
    .filter((time) => !before.some((evening) => goesOn(evening, time)))
    .map((time) => {
      const { closes } = after.find((night) => goesOn(time, night)) ?? time
      return { opens: time.opens, closes }
    })
}

/** Hours as people tell them: a night, which a file has in two parts, is one on the day on which it begins. */
export const joinNights = (hours: readonly Hours[]): Hours[] =>
  hours.flatMap((group) => {
    const timesOf = (day: Weekday) => joinOn(day, group.times, hours)
    return [...groupBy(group.days, (day) => JSON.stringify(timesOf(day))).values()]
      .map((days) => ({ days, times: timesOf(days[0] as Weekday) }))
      .filter(({ times }) => times.length > 0)
  })
