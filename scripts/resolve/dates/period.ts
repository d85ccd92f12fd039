import { onDay, type Period } from '../../../src/content/dates/periods.ts'
import { fieldOf, type Schema, writtenAs } from '../../schema/schema.ts'
import { type CheckedEntry, isFieldValid } from '../../validate/validate.ts'

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

/** A value as it is on a day: of periods, the value of the one in which the day lies. */
export const valueOn = (schema: Schema | undefined, value: unknown, day: Day): unknown =>
  schema && fieldOf(writtenAs(schema, value))?.kind === 'periods' ? onDay(value, day.today) : value
