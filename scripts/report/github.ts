import type { Problem } from '../problem/problem.ts'
import { isPlaceholder } from './group-by-file.ts'
import { withoutControls } from './without-controls.ts'
import { severityWords } from './words.ts'

/** Line breaks as GitHub's workflow commands ask for (github.com/actions/toolkit, command.ts); no other control signs. */
const escapeBreaks = (text: string) =>
  withoutControls(text.replace(/\r/g, '%0D').replace(/\n/g, '%0A'))

/** An editor that reads the same shows messages as they are: `16 %` stays, where it can be read as nothing else. */
const escapeData = (text: string) => escapeBreaks(text.replace(/%(?=25|0[AD])/gi, '%25'))

const escapeProperty = (text: string) =>
  escapeBreaks(text.replace(/%/g, '%25')).replace(/:/g, '%3A').replace(/,/g, '%2C')

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
