import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { reportJson } from '../../scripts/report/json.ts'

const problem: Problem = {
  file: 'content/site.yaml',
  line: 3,
  column: 5,
  end: { line: 3, column: 9 },
  severity: 'error',
  code: 'colon-in-value',
  message: 'Ein „Doppelpunkt"\nmitten im Text.',
  hint: 'Setzen Sie Anführungszeichen.',
}

test('one object with the keys that are promised', () => {
  expect(JSON.parse(reportJson([problem]))).toEqual({
    ok: false,
    problems: [
      {
        file: 'content/site.yaml',
        line: 3,
        column: 5,
        endLine: 3,
        endColumn: 9,
        severity: 'error',
        code: 'colon-in-value',
        message: 'Ein „Doppelpunkt"\nmitten im Text.',
        hint: 'Setzen Sie Anführungszeichen.',
      },
    ],
  })
})

test('is fine with warnings, and without anything', () => {
  expect(JSON.parse(reportJson([{ ...problem, severity: 'warning' }])).ok).toBe(true)
  expect(JSON.parse(reportJson([]))).toEqual({ ok: true, problems: [] })
})
