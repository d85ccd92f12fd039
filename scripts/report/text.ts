import type { Problem } from '../content/problem.ts'

const MARKS = { error: 'Fehler', warning: 'Hinweis' } as const

const groupByFile = (problems: Problem[]): Map<string, Problem[]> => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem])
  }
  return groups
}

const describe = ({ file, line, column, severity, message, hint }: Problem) =>
  [`  ${file}:${line}:${column}`, `    ${MARKS[severity]}: ${message}`, `    → ${hint}`].join('\n')

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`

const linesOf = (problems: Problem[]) => problems.map(({ line }) => line).join(', ')

const describePlaceholders = (problems: Problem[]): string[] => {
  if (problems.length === 0) return []
  const rows = [...groupByFile(problems)].map(
    ([file, found]) => `  ${file}, ${found.length === 1 ? 'Zeile' : 'Zeilen'} ${linesOf(found)}`,
  )
  return [`${count(problems.length, 'Platzhalter', 'Platzhalter')} noch zu ersetzen:`, ...rows, '']
}

const isPlaceholder = ({ code, severity }: Problem) =>
  code === 'placeholder' && severity === 'warning'

/** Problems for people at a terminal: by file, each with its place, and a count at the end. */
export const reportText = (problems: Problem[]): string => {
  const single = problems.filter((problem) => !isPlaceholder(problem))
  const groups = [...groupByFile(single)].map(([file, found]) =>
    [file, ...found.map(describe), ''].join('\n'),
  )
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = single.length - errors
  const summary =
    errors === 0
      ? `Der Inhalt ist in Ordnung${warnings > 0 ? ` (${count(warnings, 'Hinweis', 'Hinweise')})` : ''}.`
      : `${count(errors, 'Fehler', 'Fehler')}${warnings > 0 ? `, ${count(warnings, 'Hinweis', 'Hinweise')}` : ''}.`
  return [...groups, ...describePlaceholders(problems.filter(isPlaceholder)), summary].join('\n')
}
