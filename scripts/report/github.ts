import type { Problem } from '../content/problem.ts'

/** Escapes as GitHub's workflow commands ask for (github.com/actions/toolkit, command.ts). */
const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

const annotate = ({ file, line, column, end, severity, code, message, hint }: Problem): string => {
  const place = [
    `file=${escapeProperty(file)}`,
    `line=${line}`,
    `endLine=${end.line}`,
    `col=${column}`,
    ...(end.line === line ? [`endColumn=${end.column}`] : []),
    `title=${escapeProperty(code)}`,
  ].join(',')
  return `::${severity} ${place}::${escapeData(`${message} ${hint}`)}`
}

/** Problems as annotations on the lines of a change. */
export const reportGithub = (problems: Problem[]): string => problems.map(annotate).join('\n')
