import { expect, test } from 'vitest'
import { parse } from '../../../scripts/parse/parse.ts'
import { product } from '../../../scripts/product/product.ts'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith } from '../../workspace.ts'

/** An entry as somebody copies it, its mistake along with it. */
const entry = (number: number) => `- id: stueck-${number}
  title: Stück ${number}
  category: moebel
  location: Geseke
  date: 2026-03
  image:
    src: schrank.svg
    alt: Schrank
  description: Wofür
  facts:
    - label: Holz
      value: Eiche
  specifications:
    - Verbindungen
  benefits:
    - Platz gefunden
  timeline:
    - period: Woche 1
      titel: Entwurf
      description: Was gezeichnet wurde.
`

const LINES = 20
const LINE = 19

test.each([2, 5, 25])('the same mistake in %i copies of an entry is told once in each', (count) => {
  const text = Array.from({ length: count }, (_, index) => entry(index)).join('')
  const source = { path: 'content/portfolio.yaml', name: 'portfolio.yaml', text }
  const { problems } = parse(source, product.model)
  expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(
    Array.from({ length: count }, (_, index) => `unknown-key ${LINE + LINES * index}`),
  )
})

test.each([
  '- id: verkauf\n  title: Verkauf im Laden (m/w/d)\n  description: Sie kennen nach\n',
  '- id: verkauf\n  title: Verkauf im Laden (m/w/d)\n\n',
])('the beginning of an entry above the whole of it is told once, and left to people', async (part) => {
  const broken = (text: string) => text.replace('- id: verkauf\n', `${part}- id: verkauf\n`)
  const { problems } = await compileWith({ 'jobs.yaml': broken })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['unfinished-copy', 13]])
  expect(await fixed('jobs.yaml', broken)).toBe(broken(bakeryText('jobs.yaml')))
})
