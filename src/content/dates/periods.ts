/** Days on which something holds, both included; an end that is missing is open. ISO 8601 dates. */
export interface Period {
  from?: string | undefined
  until?: string | undefined
}

/** Whether something is not shown yet. */
export const isAhead = ({ from }: Period, today: string): boolean =>
  from !== undefined && from > today

/** Whether something is no longer shown. */
export const isOver = ({ until }: Period, today: string): boolean =>
  until !== undefined && until < today

/** Whether something is shown on a day. */
export const isShown = (period: Period, today: string): boolean =>
  !isAhead(period, today) && !isOver(period, today)

/** Position of the period in which a day lies; -1 where there is none, among periods at fault. */
export const positionOn = (periods: readonly unknown[], today: string): number =>
  periods.findIndex(
    (period) => typeof period === 'object' && period !== null && isShown(period, today),
  )

/** What is written as a value or as periods, as it is on a day. */
export const onDay = <Value>(written: Value | readonly { value: Value }[], today: string) =>
  Array.isArray(written)
    ? (written[positionOn(written, today)]?.value as Value | undefined)
    : (written as Value)

/** Where two periods should meet: the last day of the one, the first of the other, and their neighbours. */
export interface Seam {
  until: string
  from: string
  /** The day after `until`. */
  after: string
  /** The day before `from`. */
  before: string
}

/** What is wrong with a list of periods. `before` and `after` are days that may be typed as a repair. */
export type PeriodFault =
  | { code: 'period-reversed' }
  | { code: 'period-order' }
  | { code: 'period-lacks'; key: 'from' | 'until'; day: string | undefined }
  | { code: 'period-starts'; from: string; before: string }
  | { code: 'period-ends'; until: string; after: string }
  | ({ code: 'period-overlap' | 'period-gap' } & Seam)

/** A fault at the period of this position, and the key of it that is at fault or missing. */
export interface FaultyPeriod {
  index: number
  key: 'from' | 'until'
  fault: PeriodFault
}

/** The calendar day that comes some days later: `2027-02-01` and -1 give `2027-01-31`. */
export const addDays = (date: string, days: number): string => {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

const findReversed = ({ from, until }: Period, index: number): FaultyPeriod[] =>
  from && until && from > until ? [{ index, key: 'until', fault: { code: 'period-reversed' } }] : []

/** Whether a period stands behind one that it comes before. */
const isMisplaced = (period: Period, index: number, periods: readonly Period[]): boolean => {
  const { from = period.until, until = period.from } = period
  const { from: start = '', until: end = start } = periods[index - 1] ?? {}
  return from !== undefined && until !== undefined && from < start && until < end
}

const findLacking = (period: Period, next: Period, index: number): FaultyPeriod[] => {
  const { until } = period
  const { from } = next
  const lacks = (at: number, key: 'from' | 'until', day: string | undefined): FaultyPeriod => ({
    index: at,
    key,
    fault: { code: 'period-lacks', key, day },
  })
  return [
    ...(until ? [] : [lacks(index, 'until', from && addDays(from, -1))]),
    ...(from ? [] : [lacks(index + 1, 'from', until && addDays(until, 1))]),
  ]
}

const findBetween = (period: Period, next: Period, index: number): FaultyPeriod[] => {
  const { until } = period
  const { from } = next
  if (!until || !from) return findLacking(period, next, index)
  if (from === addDays(until, 1)) return []
  const code = from > until ? 'period-gap' : 'period-overlap'
  const seam = { until, from, after: addDays(until, 1), before: addDays(from, -1) }
  return [{ index: index + 1, key: 'from', fault: { code, ...seam } }]
}

/** The first and the last period are open, so that there is a value on every day. */
const findEnds = (periods: readonly Period[]): FaultyPeriod[] => {
  const from = periods[0]?.from
  const last = periods.length - 1
  const until = periods[last]?.until
  const starts = (day: string): FaultyPeriod => ({
    index: 0,
    key: 'from',
    fault: { code: 'period-starts', from: day, before: addDays(day, -1) },
  })
  const ends = (day: string): FaultyPeriod => ({
    index: last,
    key: 'until',
    fault: { code: 'period-ends', until: day, after: addDays(day, 1) },
  })
  return [...(from ? [starts(from)] : []), ...(until ? [ends(until)] : [])]
}

/** What keeps periods from covering every day exactly once, one after the other. */
export const findPeriodFaults = (periods: readonly Period[]): FaultyPeriod[] => {
  const reversed = periods.flatMap(findReversed)
  if (reversed.length > 0) return reversed
  const misplaced = periods.findIndex(isMisplaced)
  if (misplaced >= 0) {
    const key = periods[misplaced]?.from ? 'from' : 'until'
    return [{ index: misplaced, key, fault: { code: 'period-order' } }]
  }
  const between = periods
    .slice(1)
    .flatMap((next, index) => findBetween(periods[index] as Period, next, index))
  return [...between, ...findEnds(periods)]
}
