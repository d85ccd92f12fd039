import { describe, expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { compileWith, replace } from '../../workspace.ts'

const WORDS = ['Anrufen', 'Abholen', 'Essen', 'Zahlen', 'Gehen', 'Wiederkommen', 'Loben', 'Bleiben']

/** Blocks with a list of groups in them, and where it begins. */
const blocks = {
  'details in the middle': '  - type: details\n    id: daten\n    title: Daten\n    rows:\n',
  steps: '  - type: steps\n    title: So geht es\n    steps:\n',
}

const texts = (count: number) => WORDS.slice(0, count).map((word) => `      - ${word}\n`)

const groups = (count: number) =>
  WORDS.slice(0, count).map((word) => `      - title: ${word}\n        text: Das gehört dazu.\n`)

const codesWith = async (block: string, items: readonly string[]): Promise<string[]> => {
  const { problems } = await compileWith({
    'pages/sortiment.yaml': (text) => `${text}\n${block}${items.join('')}`,
  })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ line, code }) => `${line} ${code}`)
}

describe('texts in the place of groups are told each, however many: nothing is hidden elsewhere', () => {
  test.each(
    Object.entries(blocks).flatMap(([name, block]) =>
      [2, 3, 5, 8].map((count) => ({ name, block, count })),
    ),
  )('$name: $count', async ({ block, count }) => {
    const codes = await codesWith(block, texts(count))
    expect(codes.map((code) => code.split(' ')[1])).toEqual(Array(count).fill('wrong-type'))
  })
})

describe('groups in the place of names are, too', () => {
  test.each([1, 2, 3, 5])('%i', async (count) => {
    const codes = await codesWith(
      '  - type: values\n    title: Werte\n    values:\n',
      groups(count),
    )
    expect(codes.map((code) => code.split(' ')[1])).toEqual(Array(count).fill('wrong-type'))
  })
})

test('a table in the place of a list is told once, and no mark makes a text of it', async () => {
  const table = '      | Was | Zeit |\n      |---|---|\n      | Teig | 3 Stunden |\n'
  const { problems } = await compileWith({
    'pages/sortiment.yaml': (text) => `${text}\n${blocks['details in the middle']}${table}`,
  })
  expect(problems.map(({ message, hint, repair }) => [message, hint, repair])).toEqual([
    [
      'Zu `rows` gehört eine Liste; hier steht eine Tabelle.',
      'Machen Sie aus jeder Zeile der Tabelle einen Eintrag mit einem Strich davor, den ersten so: - Teig, 3 Stunden. Lassen Sie die Zeile mit den Namen der Spalten weg.',
      undefined,
    ],
  ])
})

test('an entry that names its days itself is none of the text in the entry above it', async () => {
  const entry = '    - ab 2026-07-21: bis zu 90 Cent\n'
  const wrong = replace(
    '  amount: bis zu 80 Cent je Pausenbrot\n',
    `  amount:\n    - until: 2026-07-20\n      value: bis zu 80 Cent\n${entry}`,
  )
  const { problems } = await compileWith({ 'subsidies.yaml': wrong })
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['6 unknown-key'])
  expect(await fixed('subsidies.yaml', wrong)).toContain(
    '      value: bis zu 80 Cent\n    - from: 2026-07-21\n      value: bis zu 90 Cent\n',
  )
})
