import { expect, test } from 'vitest'
import { replace, wordsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

const NEWS = 'news/erntebrot.md'
const written = (text: string) => replace('**Was anders schmeckt**', text)

test.each([
  ['Fon: 02581 1\nFax: 02581 2\nMobil: 0171 3', 'Fon: 02581 1\\\nFax: 02581 2\\\nMobil: 0171 3'],
  ['So geht es:\nTel. 02581 1\nFax 02581 2', 'So geht es:\\\nTel. 02581 1\\\nFax 02581 2'],
  ['**Mail:** a\\\n**Fax:** 2\nBis bald!', '**Mail:** a\\\n**Fax:** 2\\\nBis bald!'],
  ['Backhaus\nMusterweg 3\n12345 Musterstadt', 'Backhaus\\\nMusterweg 3\\\n12345 Musterstadt'],
  ['Am Markt 1-3\nCH-8000 Zürich\nFon: 1', 'Am Markt 1-3\\\nCH-8000 Zürich\\\nFon: 1'],
  ['Brot 3 € *\n\n* im Abo', 'Brot 3 € *\n\n\\* im Abo'],
])('lines that were meant to stay apart do: %j', async (text, meant) => {
  expect(await wordsOf({ [NEWS]: written(text) })).toHaveLength(1)
  expect(await fixed(NEWS, written(text))).toContain(`\n${meant}\n`)
})

test.each([
  'Fon: 02581 1  \nFax: 02581 2',
  'Musterweg 3\\\n12345 Musterstadt',
  'Sie finden uns seit dem letzten Jahr gleich am Bahnhof im Musterweg 3 in\n12345 Musterstadt.',
  'Wichtig: Das Brot liegt eine Nacht lang, und erst am Morgen wird es\ngebacken.',
  '* Brot 3 € *\n* Salz',
  'Brot 3 €\n\n* im Abo',
])('and nothing is told of %j', async (text) => {
  expect(await wordsOf({ [NEWS]: written(text) })).toEqual([])
})

test('between double quotes the sign for it is one that YAML leaves there', async () => {
  const block = '  - type: prose\n    text: "Fon: 02581 1\\nFax: 02581 2"\n'
  expect(await fixed('pages/home.yaml', (page) => `${page.trimEnd()}\n${block}`)).toContain(
    String.raw`text: "Fon: 02581 1\\\nFax: 02581 2"`,
  )
})
