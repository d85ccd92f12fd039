import { sha256 } from '../machine/digest.ts'
import type { Problem } from '../problem/problem.ts'
import { lineNumbers } from './words.ts'

const severities = { error: 'major', warning: 'info' } as const

/** GitLab tells problems of two runs apart by this; a line that only moved keeps its problem, and one that it names. */
const fingerprintOf = ({ file, code, message }: Problem, occurrence: number): string =>
  sha256([file, code, message.replace(lineNumbers, '$1'), occurrence].join('\n'))

/** Problems as a code quality report, which GitLab shows in the merge request. */
export const reportGitlab = (problems: Problem[]): string => {
  const seen = new Map<string, number>()
  const report = problems.map((problem) => {
    const name = fingerprintOf(problem, 0)
    const occurrence = (seen.get(name) ?? -1) + 1
    seen.set(name, occurrence)
    return {
      description: `${problem.message} ${problem.hint}`,
      check_name: problem.code,
      fingerprint: fingerprintOf(problem, occurrence),
      severity: severities[problem.severity],
      location: { path: problem.file, lines: { begin: problem.line, end: problem.end.line } },
    }
  })
  return JSON.stringify(report, null, 2)
}
