import { expect, test } from 'vitest'
import { problemsOf, replace } from '../../../workspace.ts'

const news = 'news/erntebrot.md'

/** A text of several lines that ends the front matter, with these lines at its end. */
const excerptWith = (...lines: string[]) => ({
  [news]: replace(
    'excerpt: Vier Wochen lang backen wir mit Mehl der neuen Ernte.\ndate: 2026-09-21\nauthor: Thea Ährengold',
    `date: 2026-09-21\n${lines[0]?.includes('autor') ? '' : 'author: Thea Ährengold\n'}excerpt: >-\n  Vier Wochen lang backen wir\n  mit Mehl der neuen Ernte.\n${lines.map((line) => `  ${line}\n`).join('')}`.trimEnd(),
  ),
})

const features = (...lines: string[]) => ({
  'services.yaml': replace(
    'description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.\n  features:\n    - Mehl aus der Lausitz\n    - "Kruste: kräftig"',
    `description: >-\n    Roggen, Wasser und Salz,\n${lines.map((line) => `    ${line}\n`).join('')}`.trimEnd(),
  ),
})

test('a key in German at the end of a text is no part of it', async () => {
  expect(await problemsOf(excerptWith('autor: Thea Ährengold'))).toEqual([
    'content/news/erntebrot.md:8:3 indentation',
    'content/news/erntebrot.md:8:3 unknown-key',
  ])
})

test('a key that no group around a text can have is remarked', async () => {
  const changes = features('und Zeit.', 'bild: brot.jpg')
  expect(await problemsOf(changes)).toEqual(['content/services.yaml:6:5 loose-key'])
})

test('the lines of a group without its key are no part of the text above', async () => {
  const changes = {
    'services.yaml': replace(
      'description: Roggen, Wasser und Salz, sechsunddreißig Stunden Zeit.\n  features:\n    - Mehl aus der Lausitz\n    - "Kruste: kräftig"\n  image:\n',
      'description: >-\n    Roggen, Wasser und Salz,\n    sechsunddreißig Stunden Zeit.\n',
    ),
  }
  expect(await problemsOf(changes)).toEqual(['content/services.yaml:6:5 missing-key'])
})

test('a list within a text is told as that', async () => {
  expect(await problemsOf(features('- Mehl', '- Salz', 'und Zeit.'))).toEqual([
    'content/services.yaml:5:5 list-in-text',
  ])
})

test('a list without its key is no part of the text above', async () => {
  expect(await problemsOf(features('- Mehl', '- Salz'))).toEqual([
    'content/services.yaml:5:5 missing-key',
  ])
})

test.each([
  ['a colon behind a word', excerptWith('also: von September an')],
  ['a word that is no name', features('und Zeit.', 'lieferung: freitags')],
  ['a noun and a colon', excerptWith('Autor: die ganze Backstube')],
  ['one dash for a pause', features('- und sonst nichts.')],
])('%s is text', async (_, changes) => {
  expect(await problemsOf(changes)).toEqual([])
})
