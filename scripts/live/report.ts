import type { Problem } from '../problem/problem.ts'
import { withoutControls } from '../report/without-controls.ts'
import { severityWords } from '../report/words.ts'
import type { LiveReport } from './checks/check-live.ts'
import { liveWords } from './words/words.ts'

const describe = ({ file, severity, message, hint }: Problem): string =>
  [file, `  ${severityWords[severity]}: ${message}`, `  → ${hint}`, ''].join('\n')

/** What was found at a published site, for people at a terminal: each with its address. */
export const reportLive = ({ problems, measured }: LiveReport, url: string): string => {
  const speed = measured
    ? [liveWords.measured(measured.pages, measured.wait, measured.slowest, measured.bytes)]
    : []
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const end =
    problems.length > 0
      ? liveWords.summary(errors, problems.length - errors)
      : liveWords.allRight(url)
  return withoutControls([...problems.map(describe), ...speed, end].join('\n'))
}
