import { expect, test } from 'vitest'
import { replace, wordsOf } from '../../../workspace.ts'

const FIRST = '      - title: Aufmaß\n        description: Wir messen.\n'
const SECOND =
  '      - Duration: Tag 4\n        Heading: Leitungen\n        Text: Wasser und Strom neu\n'

const THIRD = FIRST.replace('Aufmaß', 'Einbau').replace('messen', 'bauen')

test.each([
  ['below one that is right', FIRST + SECOND],
  ['between two', FIRST + SECOND + THIRD],
  ['alone', SECOND],
])('names in English are no texts of an entry %s', async (_, steps) => {
  const block = `\n  - type: steps\n    title: So geht es\n    steps:\n${steps}`
  const words = await wordsOf({ 'pages/sortiment.yaml': (text) => text + block })
  expect(words).toEqual([
    expect.stringContaining('Die Angabe `Duration` gibt es hier nicht. → '),
    'Die Angabe `Heading` gibt es hier nicht. → Meinten Sie `title`?',
    'Die Angabe `Text` gibt es hier nicht. → Meinten Sie `description`?',
  ])
})

test('two texts in one line are the two names that their entry lacks', async () => {
  const change = replace(
    '    - period: Samstag\n      title: Aufbau im Saal',
    '    - Samstag: Aufbau im Saal',
  )
  const words = await wordsOf({ 'portfolio.yaml': change })
  expect(words).toEqual([
    'Die Angabe `Samstag` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile. → Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: period: Samstag und darunter title: Aufbau im Saal',
  ])
})
