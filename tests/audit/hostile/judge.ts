import type { Problem } from '../../../scripts/problem/problem.ts'
import type { Outcome } from './bench.ts'
import type { Variant } from './variant.ts'

/** Milliseconds of processor time that a check may take beyond that of the good content. */
const LIMIT = 2000

/** What stands between marks is the editor's own text, or a name of the content. */
const QUOTED = /`[^`]*`|„[^“]*“|"[^"]*"|'[^']*'/gs

/** What parsers, JavaScript and the operating system say, and no German sentence. */
const FOREIGN =
  /\b(?:the|unexpected|expected|cannot|could|invalid|undefined|null|NaN|must|should|found|token|mapping|indentation|E[A-Z]{4,}|Error)\b|\[object /

const wordsOf = ({ message, hint }: Problem): string[] => {
  const said = `${message} ${hint}`
  return [
    ...(FOREIGN.test(said.replace(QUOTED, '')) ? [`not German: ${said.slice(0, 200)}`] : []),
    ...(message.trim() === '' || hint.trim() === '' ? ['no words'] : []),
  ]
}

/** As editors' programs count lines, a lone carriage return as well. */
const LINE_ENDS = /\r\n?|\n/

const placeOf = ({ file, line, column }: Problem, { files }: Variant): string[] => {
  const content = files[file.replace(/^content\//, '')]
  if (typeof content !== 'string') return []
  const text = content.split(LINE_ENDS)[line - 1]
  if (text === undefined) return [`no line ${line} in ${file}`]
  return column > text.length + 1 ? [`no column ${column} in ${file}:${line}`] : []
}

/** What pointed to a name that is no more is told where it stands. */
const REFERS = /^unknown-(?:entry|topic|fact|variable)$|link/

/** A fault is looked for in what was changed. */
const isElsewhere = (all: Problem[], { files, rawName }: Variant): boolean => {
  const problems = all.filter(({ severity, code }) => severity === 'error' && !REFERS.test(code))
  const changed = Object.entries(files).filter(([, content]) => content !== null)
  if (rawName || changed.length === 0 || problems.length === 0) return false
  const heads = changed.map(([name]) => name.split('/')[0] as string)
  return !problems.some(({ file }) => heads.some((head) => file.startsWith(`content/${head}`)))
}

const readProblems = (output: string): Problem[] | undefined => {
  try {
    return (JSON.parse(output) as { problems: Problem[] }).problems
  } catch {
    return undefined
  }
}

/**
 * What a check did that it must not: end otherwise than with 0 or 1, take long, speak as programs do,
 * or point to where nothing is.
 *
 * @param base milliseconds of processor time for the good content
 */
export const faultsOf = (
  { exit, cpu, output, errors }: Outcome,
  variant: Variant,
  base: number,
): string[] => {
  const problems = readProblems(output)
  return [
    ...(exit === 0 || exit === 1 ? [] : [`exit ${exit}`]),
    ...(cpu === undefined || cpu > base + LIMIT ? [`${cpu ?? '?'} ms`] : []),
    ...(problems ? [] : [`no list of problems: ${(errors || output).slice(0, 300)}`]),
    ...(exit === 1 && problems?.length === 0 ? ['refused without a word'] : []),
    ...(problems && isElsewhere(problems, variant) ? [`told in ${problems[0]?.file}`] : []),
    ...(problems ?? [])
      .slice(0, 50)
      .flatMap((problem) => [...wordsOf(problem), ...placeOf(problem, variant)]),
  ].slice(0, 3)
}

/** What passes the check has to become a site. */
export const builtFaults = ({ exit, output, errors }: Outcome): string[] =>
  exit === 0 ? [] : [`passes, but is not built (${exit}): ${(errors || output).slice(0, 300)}`]
