import type { Problem } from '../problem/problem.ts'
import type { DayAhead } from './ahead.ts'

const asData = ({ file, line, column, end, code, message, hint }: Problem) => ({
  file,
  line,
  column,
  endLine: end.line,
  endColumn: end.column,
  code,
  message,
  hint,
})

/** The days ahead for programs: one object; `page` is null for what stands on every page. */
export const reportJson = (days: DayAhead[], until: string, today: string): string =>
  JSON.stringify(
    {
      ok: true,
      from: today,
      until,
      days: days.map(({ reads, overdue, wrong, ...day }) => ({
        ...day,
        reads: reads.map(({ page = null, before = null, after = null, ...read }) => ({
          page,
          ...read,
          before,
          after,
        })),
        overdue: overdue.map(asData),
        wrong: wrong.map(asData),
      })),
    },
    null,
    2,
  )
