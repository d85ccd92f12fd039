import { type Period, positionOn } from '../content/dates/periods.ts'
import type { Term } from './grant.ts'

/** A number, or the numbers of periods that cover every day. */
export type Dated = number | readonly (Period & { value: number })[]

/** What holds on a day, and for how long. */
export const onDayWithTerm = (
  written: Dated | undefined,
  day: string,
): { value: number; term: Term } => {
  if (written === undefined || typeof written === 'number') return { value: written ?? 0, term: {} }
  const at = positionOn(written, day)
  const { value = 0, from, until } = written[at] ?? {}
  return { value, term: { from, until, next: written[at + 1]?.value } }
}

const DAY = 86_400_000

/** Days from one calendar day to another, counted as people do: `bis morgen` is one day. */
export const daysUntil = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY)
