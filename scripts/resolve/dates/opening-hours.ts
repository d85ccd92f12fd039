import type { Ui } from '../../../src/blocks/ui-schema.ts'
import { WEEKDAYS } from '../../../src/content/dates/weekdays.ts'
import type { Site } from '../../../src/content/site/site.ts'
import { fillIn } from '../../../src/content/text/fill-in.ts'
import { inOnePiece } from '../../../src/content/text/typeset.ts'
import { endInWords, withoutLeadingZero } from '../../../src/opening/opening-words.ts'
import type { Content } from '../../validate/validate.ts'
import { weekdayNames } from './date-words.ts'
import { joinNights } from './join-nights.ts'

export interface HoursLine {
  days: string
  /** A line may break between them, not inside one. */
  times: string[]
}

type Hours = Site['company']['hours'][number]
type Weekday = Hours['days'][number]
type Words = Pick<Ui['shell'], 'weekdayRange' | 'timeRange'>

/** Days in runs that follow one another: Monday to Thursday, Saturday. */
const runsOf = (days: Weekday[]): Weekday[][] => {
  const runs: Weekday[][] = []
  for (const day of WEEKDAYS.filter((weekday) => days.includes(weekday))) {
    const run = runs.at(-1)
    const follows = run && WEEKDAYS.indexOf(run.at(-1) as Weekday) === WEEKDAYS.indexOf(day) - 1
    if (follows) run.push(day)
    else runs.push([day])
  }
  return runs
}

const daysInWords = (days: Weekday[], names: readonly string[], words: Words): string =>
  runsOf(days)
    .map((run) => {
      const [from = '', ...others] = run.map((day) => names[WEEKDAYS.indexOf(day)] ?? '')
      const to = others.at(-1)
      return to === undefined ? from : fillIn(words.weekdayRange, { from, to })
    })
    .join(', ')

const timesInWords = (times: Hours['times'], words: Words): string[] =>
  times
    .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
    .map(({ opens, closes }) =>
      fillIn(words.timeRange, { from: withoutLeadingZero(opens), to: endInWords(closes) }),
    )

/** Hours as lines of text. */
export const linesOf = (
  hours: readonly Hours[],
  { language }: Pick<Site, 'language'>,
  words: Words,
): HoursLine[] => {
  const names = weekdayNames(language, 'short')
  return joinNights(hours).map(({ days, times }) => ({
    days: daysInWords(days, names, words),
    times: timesInWords(times, words),
  }))
}

/** The opening hours as lines of text; none while site.yaml or ui.yaml has problems. */
export const hoursInWords = (content: Content): HoursLine[] => {
  if (!content.site?.valid || !content.ui?.valid) return []
  const site = content.site.value as unknown as Site
  const { shell } = content.ui.value as unknown as Ui
  return linesOf(site.company.hours, site, shell)
}

/** Lines in one, of which no time is torn: `Mo–Do 8:00–12:00 Uhr und 13:00–17:00 Uhr, Fr 8:00–12:00 Uhr`. */
export const inOneLine = (lines: HoursLine[], timeJoin: string | undefined): string =>
  lines
    .map(({ days, times }) => `${days} ${times.map(inOnePiece).join(` ${timeJoin} `)}`)
    .join(', ')

/** The opening hours in one line. */
export const hoursAsText = (content: Content): string => {
  const ui = content.ui?.value as Partial<Ui> | undefined
  return inOneLine(hoursInWords(content), ui?.shell?.timeJoin)
}
