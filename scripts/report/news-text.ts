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
  gone: Problem[]
  /** Errors that were told before. */
  open: Problem[]
}

const compare = (told: ToldProblems, now: Problem[]): News => {
  const fresh = beyond(now, [...told.errors, ...told.warnings])
  const warnings = hasErrors(now) ? [] : told.warnings
  return {
    fresh,
    gone: beyond([...told.errors, ...warnings], now),
    open: now.filter((problem) => isError(problem) && !fresh.includes(problem)),
  }
}

const tellNow = (told: ToldProblems, { fresh }: News, now: Problem[]): ToldProblems => {
  const added = hasErrors(now) ? [...told.warnings, ...fresh] : now
  return { errors: now.filter(isError), warnings: added.filter((each) => !isError(each)) }
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
