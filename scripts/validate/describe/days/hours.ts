import { dayOf, weekdaysIn } from '../../../schema/weekdays-in.ts'
import { clockTime } from '../../clock-time.ts'

interface Hours {
  days: string[]
  times: { opens: string; closes: string }[]
}

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

const timesIn = (text: string) =>
  [...text.matchAll(TIMES)].map(([, hour = '', minute, lastHour = '', lastMinute]) => ({
    opens: clockTime(hour, minute),
    closes: clockTime(lastHour, lastMinute),
  }))

/** Times alone, as people write them in a line: `8–12 und 13–17 Uhr`. */
export const timesAlone = (text: string): Hours['times'] =>
  text.length <= LONGEST && text.replace(TIMES, '').replace(/und|[\s,;&+]/g, '') === ''
    ? timesIn(text)
    : []

/** No opening hours are longer, in UTF-16 units. */
const LONGEST = 300

/** Opening hours as far as a text tells them. */
interface ToldHours {
  hours: Hours[]
  /** What the text tells besides: `Sa nach Vereinbarung`. */
  rest: string[]
}

/** Words that go with days and say nothing of their own. */
const FILLER = /^(?:und|bis|von|um|ab|je|jeweils|durchgehend|immer)$/iu

const wordsIn = (clause: string): string[] => clause.match(/\p{L}{2,}/gu) ?? []

/** `Mo geschlossen`: days of which something else is told than times. */
const isOtherwise = (clause: string): boolean =>
  weekdaysIn(clause).length > 0 &&
  wordsIn(clause).some((word) => dayOf(word) < 0 && !FILLER.test(word))

/** What stands between two times: the days of the second, and what is told of others. */
const readDays = (text: string): { days: string[]; rest: string[] } => {
  const clauses = text.split(/[,;]/)
  const rest = clauses.slice(0, -1).filter(isOtherwise)
  const days = clauses.filter((clause) => !rest.includes(clause)).flatMap(weekdaysIn)
  return { days: [...new Set(days)], rest }
}

const plain = (clause: string): string =>
  clause.replace(/^[\s,;.&+]+|[\s,;.]+$/g, '').replace(/^und\s+/, '')

/** Opening hours as people write them in a line: `Mo–Fr 8–12 und 13–17 Uhr, Sa 9–12 Uhr`. */
export const hoursIn = (text: string): ToldHours => {
  const parts = [...text.slice(0, LONGEST).matchAll(PART)].map(
    ({ groups: { days = '', times = '' } = {} }) => ({ ...readDays(days), times: timesIn(times) }),
  )
  const behind = [text.slice(0, LONGEST).replace(PART, ''), text.slice(LONGEST)]
  return {
    hours: parts.map(({ days, times }) => ({ days, times })),
    rest: [...parts.flatMap(({ rest }) => rest), ...behind]
      .map(plain)
      .filter((each) => each !== ''),
  }
}
