import { isAhead, isOver } from '../../../src/content/periods.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { type Problem, problemAt, type Severity, type Wording } from '../../problem/problem.ts'
import { periodOf } from '../../resolve/period.ts'
import { type CheckedEntry, isFieldValid } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'

type Finding = { key: string; words: Wording; severity: Severity }

/** A day that the entry names under `key`; undefined where it is missing or can't be read. */
const dayOf = (entry: CheckedEntry, key: string): string | undefined => {
  const value = entry.value[key]
  return typeof value === 'string' && isFieldValid(entry, key) ? value : undefined
}

const isLater = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a > b

const judgeFreshness = (entry: CheckedEntry, today: string): Finding[] => {
  const asOf = dayOf(entry, 'asOf')
  const reviewBy = dayOf(entry, 'reviewBy')
  if (isLater(asOf, today)) {
    return [{ key: 'asOf', words: checkWording.asOfAhead('asOf', today), severity: 'error' }]
  }
  if (isLater(asOf, reviewBy)) {
    const words = commonWording.endsBeforeItBegins('reviewBy', 'asOf')
    return [{ key: 'reviewBy', words, severity: 'error' }]
  }
  if (reviewBy === undefined || !isLater(today, reviewBy)) return []
  return [{ key: 'reviewBy', words: checkWording.reviewOverdue(reviewBy), severity: 'warning' }]
}

const judgePeriod = (entry: CheckedEntry, today: string): Finding[] => {
  const { shown: fields } = entry
  const { from = '', until = '' } = periodOf(entry)
  if (!fields) return []
  if (until && from > until) {
    const words = commonWording.endsBeforeItBegins(fields.until, fields.from)
    return [{ key: fields.until, words, severity: 'error' }]
  }
  if (isAhead({ from }, today)) {
    const words = checkWording.appears(entry.collection, from)
    return [{ key: fields.from, words, severity: 'warning' }]
  }
  if (!until || !isOver({ until }, today)) return []
  const words = checkWording.disappeared(entry.collection, until)
  return [{ key: fields.until, words, severity: 'warning' }]
}

/** What the days in the entries say: not yet, no longer, not possible, to be looked at again. */
export const checkDates = (entries: CheckedEntry[], today: string): Problem[] =>
  entries.flatMap((entry) =>
    [...judgeFreshness(entry, today), ...judgePeriod(entry, today)].map(
      ({ key, words, severity }) => {
        const { value } = entry.file.locate([...entry.path, key])
        return problemAt(entry.file.source, value, words, severity)
      },
    ),
  )
