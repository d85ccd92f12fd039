import { hasErrors, type Problem } from '../problem/problem.ts'

/** A problem for programs, as the contract of `check --format json` says. */
export const problemForPrograms = ({
  file,
  line,
  column,
  end,
  severity,
  code,
  message,
  hint,
}: Problem) => ({
  file,
  line,
  column,
  endLine: end.line,
  endColumn: end.column,
  severity,
  code,
  message,
  hint,
})

/** Problems for programs: one object. */
export const reportJson = (problems: Problem[]): string =>
  JSON.stringify({ ok: !hasErrors(problems), problems: problems.map(problemForPrograms) }, null, 2)
