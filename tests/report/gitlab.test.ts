import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { reportGitlab } from '../../scripts/report/gitlab.ts'
import { problem } from './a-problem.ts'

const report = (...problems: Problem[]) => JSON.parse(reportGitlab(problems))

test('a code quality report', () => {
  expect(report(problem({ end: { line: 4, column: 9 } }))).toEqual([
    {
      description: 'Die Angabe gibt es nicht. Meinten Sie `title`?',
      check_name: 'unknown-key',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: 'major',
      location: { path: 'content/site.yaml', lines: { begin: 3, end: 4 } },
    },
  ])
  expect(report()).toEqual([])
})

test('a problem keeps its fingerprint when its line moves; two alike have two', () => {
  const [first, second] = report(problem(), problem({ line: 9 }))
  const [moved] = report(problem({ line: 30 }))
  expect(moved.fingerprint).toBe(first.fingerprint)
  expect(second.fingerprint).not.toBe(first.fingerprint)
})

test('a problem keeps its fingerprint when another line moves that it names', () => {
  const named = (message: string) => report(problem({ message }))[0].fingerprint
  expect(named('`route` steht hier zum zweiten Mal; das erste Mal in Zeile 3.')).toBe(
    named('`route` steht hier zum zweiten Mal; das erste Mal in Zeile 12.'),
  )
  expect(named('Das steht auch in b.yaml, Zeilen 3, 8.')).toBe(
    named('Das steht auch in b.yaml, Zeilen 4, 9.'),
  )
  expect(named('Das steht auch in b.yaml, Zeile 3.')).not.toBe(
    named('Das steht auch in c.yaml, Zeile 3.'),
  )
})
