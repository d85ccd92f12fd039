import { isAhead, isOver } from '../../../src/content/dates/periods.ts'
import { date } from '../../../src/content/fields.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { type Problem, problemAt, type Severity, type Wording } from '../../problem/problem.ts'
import { periodOf } from '../../resolve/dates/period.ts'
import { blocksOf } from '../../resolve/source/raw-blocks.ts'
import {
  type Checked,
  type CheckedEntry,
  type Content,
  isFieldValid,
} from '../../validate/validate.ts'
import type { OwnCheck } from '../checks.ts'
import { checkWording } from '../messages.ts'

type Finding = { key: string; words: Wording; severity: Severity }

/** A day that the entry names under `key`; undefined where it is missing or can't be read. */
const dayOf = (entry: Checked, key: string): string | undefined => {
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

const MONTH = /^\d{4}-\d\d$/

/** Work is shown once it is done. */
const judgeMonth = (entry: CheckedEntry, today: string): Finding[] => {
  const month = dayOf(entry, 'date')
  return month && MONTH.test(month) && isLater(month, today.slice(0, 7))
    ? [{ key: 'date', words: checkWording.doneAhead(month), severity: 'warning' }]
    : []
}

const DATE = /^\d{4}-\d\d(?:-\d\d)?$/

/** No company has anything to tell of the days before. */
const FIRST_YEAR = '1000'

/** A day whose year has its digits mixed up: `0226-11-20`. */
export const checkYears: OwnCheck = (checked) =>
  Object.keys(checked.value).flatMap((key) => {
    const day = dayOf(checked, key)
    if (!day || !DATE.test(day) || day >= FIRST_YEAR) return []
    const { value } = checked.file.locate([...checked.path, key])
    return [problemAt(checked.file.source, value, checkWording.strangeYear(day.slice(0, 4)))]
  })

const ofEntry = (entry: CheckedEntry, today: string): Problem[] =>
  [...judgeFreshness(entry, today), ...judgePeriod(entry, today), ...judgeMonth(entry, today)].map(
    ({ key, words, severity }) => {
      const { value } = entry.file.locate([...entry.path, key])
      return problemAt(entry.file.source, value, words, severity)
    },
  )

/** Of a day that its month does not have, nobody can say whether it has been. */
const isDay = (value: unknown): value is string => date().safeParse(value).success

/** Figures in the blocks of a page that are of a day to come. */
const ofBlocks = ({ file, value }: Checked, today: string): Problem[] =>
  blocksOf(value.blocks).flatMap((block, index) => {
    const { asOf } = block as { asOf?: unknown }
    if (!isDay(asOf) || !isLater(asOf, today)) return []
    const place = file.locate(['blocks', index, 'asOf']).value
    return [problemAt(file.source, place, checkWording.asOfAhead('asOf', today))]
  })

/** A company that is founded in a year to come. */
const ofCompany = ({ site }: Content, today: string): Problem[] => {
  const { founded } = (site?.value.company ?? {}) as { founded?: unknown }
  if (!site || typeof founded !== 'number' || founded <= Number(today.slice(0, 4))) return []
  const place = site.file.locate(['company', 'founded']).value
  return [problemAt(site.file.source, place, checkWording.foundedAhead(founded))]
}

/** What the days in entries and blocks say: not yet, no longer, not possible, to be looked at again. */
export const checkDates = (content: Content, today: string): Problem[] => [
  ...ofCompany(content, today),
  ...content.entries.flatMap((entry) => ofEntry(entry, today)),
  ...content.pages.flatMap((page) => ofBlocks(page, today)),
]
