import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { openNews } from '../../scripts/report/news-text.ts'
import { problem } from './a-problem.ts'

const hint = problem({ severity: 'warning', code: 'filler', message: 'Das Wort sagt nichts.' })
const placeholder = (line: number, file = 'content/site.yaml') =>
  problem({ code: 'placeholder', severity: 'warning', line, file })

/** What is told after each save. */
const told = (...saves: Problem[][]): string[] => saves.map(openNews())

test('all of it at the start, then no more than how things stand', () => {
  const problems = [hint, placeholder(3), placeholder(8)]
  const [first, again] = told(problems, problems)
  expect(first).toContain('2 Platzhalter noch zu ersetzen:\n  content/site.yaml, Zeilen 3, 8')
  expect(again).toBe('Der Inhalt ist in Ordnung (1 Hinweis). 2 Platzhalter noch zu ersetzen.')
})

test('what is the same in another line is nothing new', () => {
  const [, again] = told([hint, placeholder(8)], [{ ...hint, line: 4 }, placeholder(9)])
  expect(again).toBe('Der Inhalt ist in Ordnung (1 Hinweis). 1 Platzhalter noch zu ersetzen.')
})

test('a new problem in full, and what has been mended in a line', () => {
  const [, broken, mended] = told([], [problem()], [])
  expect(broken).toBe(
    [
      'content/site.yaml',
      '  content/site.yaml:3:5',
      '    Fehler: Die Angabe gibt es nicht.',
      '    → Meinten Sie `title`?',
      '',
      '1 Fehler.',
    ].join('\n'),
  )
  expect(mended).toBe(
    [
      'Erledigt:',
      '  content/site.yaml: Die Angabe gibt es nicht.',
      '',
      'Der Inhalt ist in Ordnung.',
    ].join('\n'),
  )
})

test('an error that stays, in a line with its place as it is now', () => {
  const other = problem({ file: 'content/ui.yaml' })
  const [, , third] = told([], [problem()], [problem({ line: 5 }), other])
  expect(third).toBe(
    [
      'content/ui.yaml',
      '  content/ui.yaml:3:5',
      '    Fehler: Die Angabe gibt es nicht.',
      '    → Meinten Sie `title`?',
      '',
      'Noch offen:',
      '  content/site.yaml:5:5: Die Angabe gibt es nicht.',
      '',
      '2 Fehler.',
    ].join('\n'),
  )
})

test('how many placeholders went, and where new ones are', () => {
  const jobs = placeholder(4, 'content/jobs.yaml')
  const [, fewer, more] = told(
    [placeholder(3), placeholder(8)],
    [placeholder(3)],
    [placeholder(3), jobs],
  )
  expect(fewer).toBe('Der Inhalt ist in Ordnung. 1 Platzhalter noch zu ersetzen, 1 weniger.')
  expect(more).toBe(
    [
      'Neue Platzhalter:',
      '  content/jobs.yaml, Zeile 4',
      '',
      'Der Inhalt ist in Ordnung. 2 Platzhalter noch zu ersetzen.',
    ].join('\n'),
  )
})

test('while there are errors, not all is checked: what is not found is not done', () => {
  const [, broken, mended] = told([hint, placeholder(3)], [problem()], [hint, placeholder(3)])
  expect(broken).not.toContain('Erledigt')
  expect(broken?.endsWith('\n1 Fehler.')).toBe(true)
  expect(mended).toBe(
    [
      'Erledigt:',
      '  content/site.yaml: Die Angabe gibt es nicht.',
      '',
      'Der Inhalt ist in Ordnung (1 Hinweis). 1 Platzhalter noch zu ersetzen.',
    ].join('\n'),
  )
})

test('an error that a new one hides is not done', () => {
  const hidden = problem({ code: 'dark-paper', message: 'Die Farbe ist zu dunkel.' })
  const [, broken, found, mended] = told([hidden], [problem()], [hidden], [])
  expect(broken).not.toContain('Erledigt')
  expect(found).toBe(
    [
      'Erledigt:',
      '  content/site.yaml: Die Angabe gibt es nicht.',
      '',
      'Noch offen:',
      '  content/site.yaml:3:5: Die Farbe ist zu dunkel.',
      '',
      '1 Fehler.',
    ].join('\n'),
  )
  expect(mended).toContain('Erledigt:\n  content/site.yaml: Die Farbe ist zu dunkel.\n')
})

test('an error that another one of its kind has replaced is done', () => {
  const again = problem({ message: 'Auch die Angabe gibt es nicht.' })
  const [, second] = told([problem()], [again])
  expect(second).toContain('Erledigt:\n  content/site.yaml: Die Angabe gibt es nicht.\n')
})

test('a remark that was told beside an error is not told again without it', () => {
  const [, , mended] = told([], [problem(), hint], [hint])
  expect(mended).not.toContain('Das Wort sagt nichts.')
})

test('of very many that stay open, the first', () => {
  const many = Array.from({ length: 23 }, (_, index) => problem({ line: index + 1 }))
  const [, again] = told(many, many)
  expect(again).toContain(
    '  content/site.yaml:20:5: Die Angabe gibt es nicht.\n  … und 3 weitere\n',
  )
})
