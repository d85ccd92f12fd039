import type { Problem } from '../problem/problem.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { frameOf } from './frame.ts'
import { groupByFile, isPlaceholder } from './group-by-file.ts'
import { placeholderWords, reportWords, severityWords, summaryOf } from './words.ts'

/** Comments and job summaries have room for more; nobody reads more. */
const MOST = 50

/** GitHub takes no comment of more than 65,536; a title and a sum come on top. */
const MOST_LETTERS = 60_000

/** Of a single sentence: it may quote a text that fills the comment, and none of the others would be told. */
const MOST_OF_ONE = 2_000

/** Without half a letter at its end. */
const inShort = (text: string): string =>
  text.length > MOST_OF_ONE ? `${text.slice(0, MOST_OF_ONE).replace(/\p{Surrogate}$/u, '')}…` : text

/** Written into the comment, so that the next run finds it and changes it instead of adding one. */
export const MARK = '<!-- gewerk: check -->'

/** Where a file can be looked at on the git host, such as `https://github.com/o/r/blob/main`. */
const linkTo = (file: string, line: number, base: string): string =>
  `${base}/${file.split('/').map(encodeURIComponent).join('/')}#L${line}`

const placeOf = ({ file, line, column }: Problem, base: string | undefined): string => {
  const words = reportWords.place(line, column)
  return base ? `[${words}](${linkTo(file, line, base)})` : words
}

/** A fence longer than every row of backticks in what it holds. */
const fenceFor = (rows: string[]): string => {
  const longest = Math.max(...(rows.join('\n').match(/`+/g) ?? ['']).map(({ length }) => length))
  return '`'.repeat(Math.max(longest + 1, 3))
}

/** The lines of the problem, set as code, in which nothing is Markdown. */
const frameRows = (problem: Problem): string[] => {
  const rows = frameOf(problem)
  const fence = fenceFor(rows)
  return rows.length > 0 ? ['', ...[`${fence}text`, ...rows, fence].map((row) => `  ${row}`)] : []
}

const describe = (problem: Problem, base: string | undefined): string =>
  [
    `- **${severityWords[problem.severity]}** · ${placeOf(problem, base)}  `,
    `  ${escapeMarkdown(inShort(problem.message))}  `,
    `  → ${escapeMarkdown(inShort(problem.hint))}`,
    ...frameRows(problem),
  ].join('\n')

const errorsFirst = (problems: Problem[]) =>
  ['error', 'warning'].flatMap((wanted) => problems.filter(({ severity }) => severity === wanted))

/** Those that are told, from the first on, each with the title of its file. */
const toldOf = (problems: Problem[], base: string | undefined): Problem[] => {
  let room = MOST_LETTERS
  const end = problems.findIndex((problem, index) => {
    room -= escapeMarkdown(problem.file).length + describe(problem, base).length
    return index === MOST || room < 0
  })
  return end < 0 ? problems : problems.slice(0, end)
}

/**
 * Problems as Markdown, for the comment on a change and the summary of a job.
 *
 * @param base address below which the git host shows the files
 */
export const reportMarkdown = (problems: Problem[], base?: string): string => {
  const single = errorsFirst(problems.filter((problem) => !isPlaceholder(problem)))
  const told = toldOf(single, base)
  const placeholders = problems.length - single.length
  const groups = [...groupByFile(told)].flatMap(([file, found]) => [
    `#### ${escapeMarkdown(file)}`,
    found.map((problem) => describe(problem, base)).join('\n'),
  ])
  return [
    MARK,
    `### ${reportWords.title}: ${summaryOf(problems)}`,
    ...groups,
    ...(single.length > told.length ? [reportWords.more(single.length - told.length)] : []),
    ...(placeholders > 0 ? [`${placeholderWords(placeholders)}.`] : []),
  ].join('\n\n')
}
