import { describe, expect, test } from 'vitest'
import { excessIn } from '../../../src/content/markdown/excess.ts'
import { within } from '../../within.ts'
import { compileWith, problemsOf, replace } from '../../workspace.ts'

const inArticle = (body: string) => ({
  'news/ofen.md': replace('Er steht bis Ostern im Hof und ist für Selbstabholer.', body),
})

describe('Markdown that no parser takes in is a problem at its line', () => {
  test.each([
    ['quotations in one another', 'Text\n\n⟦> > > > > > > > > > >⟧ a', '18:1 too-deep'],
    ['lists in one another', `Text\n\n${'- '.repeat(3000)}a`, '18:1 too-deep'],
    ['numbered lists in one another', `Text\n\n${'1. '.repeat(3000)}a`, '18:1 too-deep'],
    ['lists far to the right', `- a\n${' '.repeat(40)}- b`, '17:1 too-deep'],
    ['more signs than anybody sets', '[*a_ '.repeat(1500), '12:1 text-too-long'],
    ['more lines than anybody reads', 'a\n'.repeat(4000), '12:1 text-too-long'],
    ['more letters than anybody reads', 'a'.repeat(150_000), '12:1 text-too-long'],
    [
      'a table wider than any screen',
      `${'| a '.repeat(40)}|\n${'| - '.repeat(40)}|`,
      '12:1 text-too-long',
    ],
    [
      'a table longer than any page',
      `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(1000)}`,
      '12:1 text-too-long',
    ],
    ['more separators than anybody sets', `a${'\u2028'.repeat(90_000)}b`, '16:2 control-sign'],
    ['more tildes than anybody sets', '~~a '.repeat(1600), '12:1 text-too-long'],
    ['more brackets than anybody closes', 'ü]'.repeat(4000), '12:1 text-too-long'],
    ['more names of letters than anybody types', '&uuml;'.repeat(4000), '12:1 text-too-long'],
    ['more escapes than anybody needs', 'ü\\!'.repeat(4000), '12:1 text-too-long'],
    ['lines under lines', 'a\n=\n'.repeat(400), '12:1 text-too-long'],
  ])(
    '%s',
    within(20, async (_, body, expected) => {
      expect(await problemsOf(inArticle(body))).toEqual([`content/news/ofen.md:${expected}`])
    }),
  )
})

test('a number that stands for no letter is read as it is written', async () => {
  const title = replace('title: Zeit', 'title: "Zeit &#99999999; und &#246;"')
  expect(await problemsOf({ 'values.yaml': title })).toEqual(['content/values.yaml:2:32 raw-html'])
})

describe('what people write is none', () => {
  test.each([
    ['rulers', '* * * * * * * * * * * *\n\n- - - - - - - - - - - -\n\n------'],
    ['lists in lists', '- a\n  - b\n    - c\n      - d\n        1. e\n           > f'],
    ['a hundred links', '- [Brot](/sortiment) und **Torte**\n'.repeat(100)],
    [
      'a price list',
      `| Brot | Preis | Gewicht |\n| - | - | - |\n${'| Roggen | 4 € | 1 kg |\n'.repeat(300)}`,
    ],
    ['a long text', 'Ein Satz mit *Betonung* und [Link](/).\n\n'.repeat(500)],
  ])('%s', (_, body) => {
    expect(excessIn(body)).toBeUndefined()
  })
})

test('a title of thousands of letters is told so', async () => {
  const { problems } = await compileWith({
    'pages/home.yaml': replace('Brot braucht Zeit', 'Brot '.repeat(5000)),
  })
  expect(problems.map(({ code }) => code)).toEqual(['text-too-long'])
})
