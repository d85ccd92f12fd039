import type { Problem } from '../../scripts/problem/problem.ts'

/** A problem as reports tell it. */
export const problem = (changes: Partial<Problem> = {}): Problem => ({
  file: 'content/site.yaml',
  line: 3,
  column: 5,
  end: { line: 3, column: 9 },
  severity: 'error',
  code: 'unknown-key',
  message: 'Die Angabe gibt es nicht.',
  hint: 'Meinten Sie `title`?',
  ...changes,
})
