import type { Problem } from '../problem/problem.ts'
import { frameOf } from './frame.ts'
import { groupByFile, isPlaceholder } from './group-by-file.ts'
import { inOneLine, withoutControls } from './without-controls.ts'
import { linesWord, moreWords, placeholderWords, severityWords, summaryOf } from './words.ts'

/** Of so many problems of a file each is told; who has mended them checks again. */
const MOST = 100

const describe = (problem: Problem) => {
  const { file, line, column, severity, message, hint } = problem
  return [
    `  ${inOneLine(file)}:${line}:${column}`,
    `    ${severityWords[severity]}: ${inOneLine(message)}`,
    `    → ${hint}`,
    ...frameOf(problem).map((row) => `      ${row}`),
  ].join('\n')
}

const describeAll = (problems: Problem[]): string => {
  const all = problems.slice(0, MOST).map(describe)
  const more = problems.length - all.length
  return [...all, ...(more > 0 ? [`  ${moreWords(more)}`] : [])].join('\n\n')
}

const linesOf = (problems: Problem[]) => problems.map(({ line }) => line).join(', ')

/** A line for each file. */
export const placeholderRows = (problems: Problem[]): string[] =>
  [...groupByFile(problems)].map(
    ([file, found]) => `${inOneLine(file)}, ${linesWord(found.length)} ${linesOf(found)}`,
  )

/** Lines below a title, and an empty one; nothing where there are none. */
export const listed = (title: string, rows: string[]): string[] =>
  rows.length > 0 ? [title, ...rows.map((row) => `  ${row}`), ''] : []

/** Some lines for each file that has any. */
export const describeProblems = (problems: Problem[]): string[] =>
  [...groupByFile(problems)].map(([file, found]) =>
    [inOneLine(file), describeAll(found), ''].join('\n'),
  )

/** Problems for people at a terminal: by file, each with its place, and a count at the end. */
export const reportText = (problems: Problem[]): string => {
  const single = problems.filter((problem) => !isPlaceholder(problem))
  const placeholders = problems.filter(isPlaceholder)
  const title = `${placeholderWords(placeholders.length)}:`
  const rows = [...describeProblems(single), ...listed(title, placeholderRows(placeholders))]
  return withoutControls([...rows, summaryOf(problems)].join('\n'))
}
