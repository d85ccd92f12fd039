import type { Period } from '../../src/content/periods.ts'
import { isMap } from '../schema/is-map.ts'
import { fieldOf, type Schema, writtenAs } from '../schema/schema.ts'
import { type CheckedEntry, isFieldValid } from '../validate/validate.ts'

/** Holds the day for which a site is made: who never looks, does not rest on it. */
export interface Day {
  /** ISO 8601 calendar date. */
  readonly today: string
}

/** What is shown on every day. */
export const ALWAYS: Period = {}

/** When an entry is shown; days that can't be read count as missing. */
export const periodOf = (entry: CheckedEntry): Period => {
  const period = periods.get(entry) ?? readPeriod(entry)
  periods.set(entry, period)
  return period
}

/** Read once: every list asks for them. */
const periods = new WeakMap<CheckedEntry, Period>()

const readPeriod = (entry: CheckedEntry): Period => {
  const { shown: fields } = entry
  const read = (key: string) =>
    isFieldValid(entry, key) ? (entry.value[key] as string | undefined) : undefined
  return fields ? { from: read(fields.from), until: read(fields.until) } : ALWAYS
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
  periods.findIndex((period) => isMap(period) && isShown(period as Period, today))

/** What is written as a value or as periods, as it is on a day. */
export const onDay = <Value>(written: Value | readonly { value: Value }[], today: string) =>
  Array.isArray(written)
    ? (written[positionOn(written, today)]?.value as Value | undefined)
    : (written as Value)

/** A value as it is on a day: of periods, the value of the one in which the day lies. */
export const valueOn = (schema: Schema | undefined, value: unknown, day: Day): unknown =>
  schema && fieldOf(writtenAs(schema, value))?.kind === 'periods' ? onDay(value, day.today) : value
