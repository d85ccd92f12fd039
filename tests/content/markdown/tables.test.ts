import { expect, test } from 'vitest'
import { compileWith, replace } from '../../workspace.ts'

const hintsOf = async (table: string) => {
  const { problems } = await compileWith({
    'news/erntebrot.md': replace('**Was anders schmeckt**', table),
  })
  return problems.map(({ hint }) => hint)
}

test.each([
  ['| Zelt | Mai | Juni\n| Pagode | frei | belegt', '| --- | --- | ---'],
  ['| Zelt | Mai\n| Pagode | frei', '| --- | ---'],
  ['| Zelt\t| Mai | Juni\n| Pagode\t| frei | belegt', '| --- | --- | ---'],
  ['| Zelt | Mai |\n| Pagode | frei |', '| --- | --- |'],
])('rows are told of which no table becomes: %j', async (table, below) => {
  expect(await hintsOf(table)).toEqual([`Unter die erste Zeile der Tabelle gehört diese: ${below}`])
  expect(await hintsOf(table.replace('\n', `\n${below}\n`))).toEqual([])
})

test.each([
  ['## Brot', '**Brot**'],
  ['#  Brot und Kuchen   ', '**Brot und Kuchen**'],
  ['###B', '**B**'],
])('a heading in a cell is to be written in bold type, without the blanks around it: %j', async (cell, bold) => {
  const [hint] = await hintsOf(`| ${cell} | Preis |\n| --- | --- |\n| Dinkel | 4 € |`)
  expect(hint).toContain(bold)
})
