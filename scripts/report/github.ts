import type { Problem } from '../problem/problem.ts'
import { isPlaceholder } from './group-by-file.ts'
import { severityWords } from './words.ts'

/** Escapes as GitHub's workflow commands ask for (github.com/actions/toolkit, command.ts). */
const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

const annotate = ({ file, line, column, end, severity, message, hint }: Problem): string => {
  const place = [
    `file=${escapeProperty(file)}`,
    `line=${line}`,
    `endLine=${end.line}`,
    // GitHub takes columns only where begin and end are on the same line.
    ...(end.line === line ? [`col=${column}`, `endColumn=${end.column}`] : []),
    `title=${severityWords[severity]}`,
  ].join(',')
  return `::${severity} ${place}::${escapeData(`${message} ${hint}`)}`
}

/** GitHub shows the first ten of a step: what has to be done comes before what can wait. */
const byWeight = (problems: Problem[]): Problem[] => {
  const weight = (problem: Problem) => {
    if (problem.severity === 'error') return 0
    return isPlaceholder(problem) ? 2 : 1
  }
  return problems.toSorted((a, b) => weight(a) - weight(b))
}

/** Problems as annotations on the lines of a change. */
export const reportGithub = (problems: Problem[]): string =>
  byWeight(problems).map(annotate).join('\n')
