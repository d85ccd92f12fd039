import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { reportText } from '../../scripts/report/text.ts'
import { problem } from './a-problem.ts'

const placeholder = (changes: Partial<Problem> = {}) =>
  problem({ code: 'placeholder', severity: 'warning', ...changes })

test('problems by file, each with its place and repair, and a count', () => {
  const text = reportText([
    problem({}),
    problem({ line: 9, column: 1, severity: 'warning' }),
    problem({ file: 'content/ui.yaml' }),
  ])
  expect(text).toBe(
    [
      'content/site.yaml',
      '  content/site.yaml:3:5',
      '    Fehler: Die Angabe gibt es nicht.',
      '    → Meinten Sie `title`?',
      '',
      '  content/site.yaml:9:1',
      '    Hinweis: Die Angabe gibt es nicht.',
      '    → Meinten Sie `title`?',
      '',
      'content/ui.yaml',
      '  content/ui.yaml:3:5',
      '    Fehler: Die Angabe gibt es nicht.',
      '    → Meinten Sie `title`?',
      '',
      '2 Fehler, 1 Hinweis.',
    ].join('\n'),
  )
})

test('of very many problems of a file the first hundred, and how many more there are', () => {
  const many = Array.from({ length: 103 }, (_, index) => problem({ line: index + 1 }))
  const text = reportText([...many, problem({ file: 'content/ui.yaml' })])
  expect(text).toContain('content/site.yaml:100:5')
  expect(text).not.toContain('content/site.yaml:101:5')
  expect(text).toContain('\n\n  … und 3 weitere Stellen in dieser Datei. ')
  expect(text).toContain('content/ui.yaml:3:5')
  expect(text).toMatch(/\n104 Fehler\.$/)
})

test('placeholders in a line for each file', () => {
  const text = reportText([
    placeholder(),
    placeholder({ line: 8 }),
    placeholder({ file: 'content/jobs.yaml' }),
  ])
  expect(text).toBe(
    [
      '3 Platzhalter noch zu ersetzen:',
      '  content/site.yaml, Zeilen 3, 8',
      '  content/jobs.yaml, Zeile 3',
      '',
      'Der Inhalt ist in Ordnung.',
    ].join('\n'),
  )
})

test('for a release a placeholder is a problem as any other', () => {
  const text = reportText([placeholder({ severity: 'error' })])
  expect(text).toContain('  content/site.yaml:3:5\n    Fehler: ')
  expect(text).toMatch(/\n1 Fehler\.$/)
})

test('warnings leave the content in order', () => {
  expect(reportText([problem({ severity: 'warning' })])).toMatch(
    /\nDer Inhalt ist in Ordnung \(1 Hinweis\)\.$/,
  )
  const two = [problem({ severity: 'warning' }), problem({ severity: 'warning', line: 4 })]
  expect(reportText(two)).toMatch(/\(2 Hinweise\)\.$/)
})

test('nothing wrong', () => {
  expect(reportText([])).toBe('Der Inhalt ist in Ordnung.')
})

test('what a terminal would obey is shown as a sign', () => {
  const text = reportText([
    problem({ file: 'content/a\x1b[2J.yaml', message: 'Es gibt \x07 nicht.' }),
  ])
  expect(text).toContain('content/a◦[2J.yaml:3:5')
  expect(text).toContain('Es gibt ◦ nicht.')
})

test('a name of a file begins no line of its own', () => {
  const name = 'content/pages/a\n::stop-commands::x\n.yaml'
  const lines = reportText([problem({ file: name, message: `Neben ${name}.` })]).split('\n')
  expect(lines.filter((line) => line.trimStart().startsWith('::'))).toEqual([])
  expect(lines[0]).toBe('content/pages/a◦::stop-commands::x◦.yaml')
})
