import { expect, test } from 'vitest'
import { replace, wordsOf } from '../../../workspace.ts'

const amounts = (lines: readonly string[]) =>
  wordsOf({
    'subsidies.yaml': replace(
      'amount: bis zu 15 Euro',
      `amount:\n${lines.map((line) => `    ${line}`).join('\n')}`,
    ),
  })

const AFTER = ['- from: 2027-02-01', '  value: 20 €']

test('days before a value are told with all the lines that they make', async () => {
  const before = ['- until: 2026-11-30', '  value: 5 €']
  expect(await amounts([...before, '- 01.12.2026 - 31.01.2027: 16 €', ...AFTER])).toEqual([
    'Die Angabe `01.12.2026 - 31.01.2027` gibt es hier nicht; hier stehen drei Angaben, jede in einer eigenen Zeile. → Schreiben Sie statt dieser Zeile drei, gleich weit eingerückt: from: 2026-12-01 und darunter until: 2027-01-31 und darunter value: 16 €',
  ])
})

test.each([
  ['bis 31.01.2027', 'until: 2027-01-31', ['- VALUE', ...AFTER]],
  ['ab 01.12.2026', 'from: 2026-12-01', ['- until: 2026-11-30', '  value: 5 €', '- VALUE']],
  ['ab 2026-12-01', 'from: 2026-12-01', ['- until: 2026-11-30', '  value: 5 €', '- VALUE']],
  [
    '1.12. bis 31.12.2026',
    'from: 2026-12-01 und darunter until: 2026-12-31',
    ['- until: 2026-11-30', '  value: 5 €', '- VALUE', '- from: 2027-01-01', '  value: 20 €'],
  ],
])('%s', async (days, line, lines) => {
  const [words, ...others] = await amounts(
    lines.map((each) => each.replace('VALUE', `${days}: 16 €`)),
  )
  expect(words).toContain(`${line} und darunter value: 16 €`)
  expect(others).toEqual([])
})

test('a text before that of a title keeps its words: the names that may be meant are listed', async () => {
  const steps =
    '      - title: Teig\n        description: Wir kneten.\n      - Tag 4–7: Ofen\n        description: Wir backen.\n'
  const block = `\n  - type: steps\n    title: So geht es\n    steps:\n${steps}`
  expect(await wordsOf({ 'pages/sortiment.yaml': (text) => text + block })).toEqual([
    'Die Angabe `Tag 4–7` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile. → Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: title: Ofen und darunter Tag 4–7 hinter einem dieser Namen mit Doppelpunkt: `period`, `who`',
  ])
})

test('one day alone says neither from when nor until when: no name is put in its place', async () => {
  const words = await amounts(['- until: 2026-11-30', '  value: 5 €', '- 01.12.2026: 16 €'])
  expect(words.join()).toContain('Hier gibt es: `from`, `until`, `value`.')
  expect(words.join()).not.toContain('Meinten Sie')
})
