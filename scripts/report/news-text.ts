import { beyond } from '../problem/beyond.ts'
import { hasErrors, isError, type Problem } from '../problem/problem.ts'
import { isPlaceholder } from './group-by-file.ts'
import { describeProblems, listed, placeholderRows, reportText } from './text.ts'
import { withoutControls } from './without-controls.ts'
import { newsWords, summaryOf } from './words.ts'

/** What has been told by now; what is only a remark stays until all can be checked again. */
interface ToldProblems {
  errors: Problem[]
  warnings: Problem[]
}

interface News {
  fresh: Problem[]
  /** Errors that may be gone or not. */
  hidden: Problem[]
  gone: Problem[]
  /** Errors that were told before. */
  open: Problem[]
}

const kindOf = ({ file, code }: Problem): string => `${file}\n${code}`

/**
 * Errors that were told and are not found beside new ones: those may hide them, as nobody looks for more where a value
 * is none. Of its own kind an error hides none.
 */
const hiddenBehind = (fresh: Problem[], notFound: Problem[]): Problem[] => {
  const errors = fresh.filter(isError)
  const kinds = new Set(errors.map(kindOf))
  return errors.length > 0 ? notFound.filter((each) => !kinds.has(kindOf(each))) : []
}

const compare = (told: ToldProblems, now: Problem[]): News => {
  const fresh = beyond(now, [...told.errors, ...told.warnings])
  const warnings = hasErrors(now) ? [] : told.warnings
  const notFound = beyond(told.errors, now)
  const hidden = hiddenBehind(fresh, notFound)
  return {
    fresh,
    hidden,
    gone: [...notFound.filter((each) => !hidden.includes(each)), ...beyond(warnings, now)],
    open: now.filter((problem) => isError(problem) && !fresh.includes(problem)),
  }
}

const tellNow = (told: ToldProblems, { fresh, hidden }: News, now: Problem[]): ToldProblems => {
  const added = hasErrors(now) ? [...told.warnings, ...fresh] : now
  return {
    errors: [...now.filter(isError), ...hidden],
    warnings: added.filter((each) => !isError(each)),
  }
}

const lineOf = ({ file, message }: Problem): string => `${file}: ${message}`
const placedLine = ({ file, line, column, message }: Problem): string =>
  `${file}:${line}:${column}: ${message}`

/** Beside errors nobody knows how many there are. */
const placeholdersLeft = (gone: Problem[], now: Problem[]): string => {
  const left = now.filter(isPlaceholder).length
  const fewer = gone.filter(isPlaceholder).length
  return hasErrors(now) || left + fewer === 0 ? '' : ` ${newsWords.placeholders(left, fewer)}`
}

/** Of so many in a line each; whoever has mended them sees the others. */
const MOST = 20

const few = (rows: string[]): string[] =>
  rows.length > MOST ? [...rows.slice(0, MOST), newsWords.more(rows.length - MOST)] : rows

const describe = ({ fresh, gone, open }: News, now: Problem[]): string => {
  const single = (problems: Problem[]) => problems.filter((each) => !isPlaceholder(each))
  const rows = [
    ...describeProblems(single(fresh)),
    ...listed(newsWords.gone, few(single(gone).map(lineOf))),
    ...listed(newsWords.open, few(open.map(placedLine))),
    ...listed(newsWords.newPlaceholders, placeholderRows(fresh.filter(isPlaceholder))),
  ]
  return [...rows, summaryOf(now) + placeholdersLeft(gone, now)].join('\n')
}

const NOTHING: ToldProblems = { errors: [], warnings: [] }

/**
 * Problems for people who keep a terminal open while they write: all of them at first, then, each time, what is
 * new and what is done.
 */
export const openNews = (): ((problems: Problem[]) => string) => {
  let told: ToldProblems | undefined
  return (problems) => {
    const news = compare(told ?? NOTHING, problems)
    const text = told ? describe(news, problems) : reportText(problems)
    told = tellNow(told ?? NOTHING, news, problems)
    return withoutControls(text)
  }
}
