import { collections, type PeriodFields } from '../../src/content/collections.ts'
import { type CheckedEntry, isFieldValid } from './validate.ts'

/** First and last day on which something is shown, as far as there are any. */
export interface Period {
  from?: string | undefined
  until?: string | undefined
}

/** What is shown on every day. */
export const ALWAYS: Period = {}

/** The fields in which an entry says when it is shown, where its collection has any. */
export const periodFields = ({ collection }: CheckedEntry): PeriodFields | undefined => {
  const declared = collections[collection]
  return 'shown' in declared ? declared.shown : undefined
}

/** When an entry is shown; days that can't be read count as missing. */
export const periodOf = (entry: CheckedEntry): Period => {
  const fields = periodFields(entry)
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
