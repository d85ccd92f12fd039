import { hasErrors, type Problem } from '../problem/problem.ts'

/** Problems for programs: one object, as the contract of `check --format json` says. */
export const reportJson = (problems: Problem[]): string =>
  JSON.stringify(
    {
      ok: !hasErrors(problems),
      problems: problems.map(({ file, line, column, end, severity, code, message, hint }) => ({
        file,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        severity,
        code,
        message,
        hint,
      })),
    },
    null,
    2,
  )
