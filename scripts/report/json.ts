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

/**
 * Problems for programs: one object.
 *
 * @param more what else it says
 */
export const reportJson = (problems: Problem[], more: object = {}): string =>
  JSON.stringify(
    { ok: !hasErrors(problems), problems: problems.map(problemForPrograms), ...more },
    null,
    2,
  )
