import { WEEKDAYS } from '../../../src/content/weekdays.ts'
import { translated } from '../../schema/german-words.ts'

interface Hours {
  days: string[]
  times: { opens: string; closes: string }[]
}

const DAY = String.raw`\p{L}{2,10}\.?`

/** `Mo–Fr`, `Sa`, `Montag bis Freitag` */
const DAYS = new RegExp(`(${DAY})(?:\\s*(?:[-–—]|bis)\\s*(${DAY}))?`, 'gu')

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d\d))?`

/** `8–17 Uhr`, `08:00 bis 12.30` */
const TIMES = new RegExp(
  `${CLOCK}\\s*(?:Uhr|h)?\\s*(?:[-–—]|bis)\\s*${CLOCK}(?:\\s*(?:Uhr|h)\\b)?`,
  'g',
)

/** Days and the times behind them. */
const PART = new RegExp(
  `(?<days>[^\\d]+?)(?<times>(?:${TIMES.source}(?:\\s*(?:[,;/+&]|und)?\\s*(?=\\d))?)+)`,
  'gu',
)

const dayOf = (word: string): number =>
  (WEEKDAYS as readonly string[]).indexOf(translated(word.replace('.', ''), WEEKDAYS) ?? '')

/** Words for every day of the week. */
const EVERY_DAY = /^(?:täglich|jeden Tag|alle Tage|immer|rund um die Uhr)$/i

/** The days of the week that a text names: `Mo–Fr`, `Freitag und Samstag`, `täglich`. */
export const daysIn = (text: string): string[] =>
  EVERY_DAY.test(text.trim()) ? [...WEEKDAYS] : daysNamedIn(text)

const daysNamedIn = (text: string): string[] =>
  [...text.matchAll(DAYS)].flatMap(([, first = '', last = first]) => {
    const from = dayOf(first)
    return from < 0 ? [] : WEEKDAYS.slice(from, dayOf(last) + 1)
  })

const clock = (hours = '', minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`

const timesIn = (text: string) =>
  [...text.matchAll(TIMES)].map(([, hour, minute, lastHour, lastMinute]) => ({
    opens: clock(hour, minute),
    closes: clock(lastHour, lastMinute),
  }))

/** Times alone, as people write them in a line: `8–12 und 13–17 Uhr`. */
export const timesAlone = (text: string): Hours['times'] =>
  text.length <= LONGEST && text.replace(TIMES, '').replace(/und|[\s,;&+]/g, '') === ''
    ? timesIn(text)
    : []

/** No opening hours are longer, in UTF-16 units. */
const LONGEST = 300

/** Whether nothing else is told than days and times: not `Sa nach Vereinbarung`. */
export const tellsHoursAlone = (text: string): boolean =>
  text.length <= LONGEST && text.replace(PART, '').replace(/[\s,;.]/g, '') === ''

/** Opening hours as people write them in a line: `Mo–Fr 8–12 und 13–17 Uhr, Sa 9–12 Uhr`. */
export const hoursIn = (text: string): Hours[] =>
  [...text.slice(0, LONGEST).matchAll(PART)].map(({ groups: { days = '', times = '' } = {} }) => ({
    days: daysIn(days),
    times: timesIn(times),
  }))
