import { expect, test } from 'vitest'
import type { Problem } from '../../scripts/problem/problem.ts'
import { MARK, reportMarkdown } from '../../scripts/report/markdown.ts'

const problem = (changes: Partial<Problem> = {}): Problem => ({
  file: 'content/pages/über uns.yaml',
  line: 3,
  column: 5,
  end: { line: 3, column: 9 },
  severity: 'error',
  code: 'unknown-key',
  message: 'Die Angabe `lable` gibt es hier nicht.',
  hint: 'Meinten Sie `label`?',
  ...changes,
})

test('a title with the count, and the problems by file, errors first', () => {
  const warning = problem({ file: 'content/a.yaml', severity: 'warning', line: 9 })
  const placeholder = problem({ severity: 'warning', code: 'placeholder' })
  expect(reportMarkdown([warning, problem(), placeholder])).toBe(
    `${MARK}

### Prüfung des Inhalts: 1 Fehler, 1 Hinweis.

#### content/pages/über uns.yaml

- **Fehler** · Zeile 3, Zeichen 5${'  '}
  Die Angabe \`lable\` gibt es hier nicht.${'  '}
  → Meinten Sie \`label\`?

#### content/a.yaml

- **Hinweis** · Zeile 9, Zeichen 5${'  '}
  Die Angabe \`lable\` gibt es hier nicht.${'  '}
  → Meinten Sie \`label\`?

1 Platzhalter noch zu ersetzen.`,
  )
})

test('each place leads to its line where the git host is known', () => {
  expect(reportMarkdown([problem()], 'https://git.example/o/r/blob/abc')).toContain(
    '[Zeile 3, Zeichen 5](https://git.example/o/r/blob/abc/content/pages/%C3%BCber%20uns.yaml#L3)',
  )
})

test('content that is quoted in a message stays text', () => {
  const message = 'Hier steht <img src=x> **fett** [Link](https://x.example)\n\n# Titel | @erika'
  const text = reportMarkdown([problem({ message })])
  expect(text).toContain(
    'Hier steht \\<img src=x\\> \\*\\*fett\\*\\* \\[Link\\](https://x.example) \\# Titel \\| @\u200berika',
  )
})

test('the lines of a problem are code, whatever stands in them', () => {
  const frame = { first: 2, lines: ['id: a', '    lable: ```x``` @erika', 'b: 1'] }
  expect(reportMarkdown([problem({ frame })])).toContain(
    [
      '  → Meinten Sie `label`?',
      '',
      '  ````text',
      '    2 | id: a',
      '  > 3 |     lable: ```x``` @erika',
      '      |     ^^^^',
      '    4 | b: 1',
      '  ````',
    ].join('\n'),
  )
})

test('a backtick alone begins no code', () => {
  expect(reportMarkdown([problem({ message: 'Ein ` und <b>' })])).toContain('Ein \\` und \\<b\\>')
})

test('no line begins within what is quoted as code', () => {
  const message = 'Die Angabe `a\r\r@erika\r# Titel` gibt es hier nicht.'
  expect(reportMarkdown([problem({ message })])).toContain(
    'Die Angabe `a◦◦@erika◦# Titel` gibt es hier nicht.',
  )
})

test('more than fifty are counted, so that the comment stays within its limit', () => {
  const problems = Array.from({ length: 230 }, (_, index) => problem({ line: index + 1 }))
  const text = reportMarkdown(problems)
  expect(text.match(/\*\*Fehler\*\*/g)).toHaveLength(50)
  expect(text).toContain('… und 180 weitere.')
})

test('long ones are fewer: GitHub takes no comment of more than 65,536 letters', () => {
  const frame = { first: 2, lines: Array.from({ length: 3 }, () => 'ä'.repeat(101)) }
  // A paragraph with a colon, where a key is expected.
  const message = `Die Angabe \`${'Ein Satz. '.repeat(60)}\` gibt es hier nicht.`
  const hint = `Hier gibt es: ${'`angabe`, '.repeat(60)}`
  const problems = Array.from({ length: 60 }, (_, index) =>
    problem({ file: `content/pages/seite-${index}.yaml`, frame, message, hint }),
  )
  const text = reportMarkdown(problems, `https://git.example/firma/website/blob/${'a'.repeat(40)}`)
  expect(text.length).toBeLessThan(65_536)
  const told = text.match(/\*\*Fehler\*\*/g)?.length ?? 0
  expect(told).toBeGreaterThan(25)
  expect(text).toContain(`… und ${60 - told} weitere.`)
})

test('one whose advice has no end keeps none of the others from being told, nor itself', () => {
  const endless = problem({ line: 1, hint: `Schreiben Sie: [a]${'('.repeat(70_000)}` })
  const text = reportMarkdown([endless, problem({ line: 2 }), problem({ line: 4 })])
  expect(text.match(/\*\*Fehler\*\*/g)).toHaveLength(3)
  expect(text).toContain('→ Schreiben Sie: \\[a\\](((')
  expect(text).toContain('(…')
  expect(text.length).toBeLessThan(10_000)
})
