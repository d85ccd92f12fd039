import { promises as fs } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { search } from '../../../src/blocks/search/schema.ts'
import type { Theme } from '../../../src/content/site/theme.ts'
import { parseAll } from '../../parse/parse-all.ts'
import { BAKERY } from '../../workspace.ts'
import { open, shared, starters } from './runs.ts'

const folders = Object.entries({ ...starters, 'the bakery': BAKERY })

const pairs = folders.flatMap(([one, folder], at) =>
  folders.slice(at + 1).map(([other, another]) => ({ one, folder, other, another })),
)

describe('each says it in words of its own', () => {
  test.each(pairs)('$one and $other', async ({ folder, another }) => {
    expect(await shared(folder, another)).toEqual([])
  })
})

test('each has drawings of its own', async () => {
  const media = await Promise.all(folders.map(async ([, folder]) => (await open(folder)).media))
  const bytes = await Promise.all(
    media.flat().map(({ location }) => fs.readFile(location, 'base64')),
  )
  expect(new Set(bytes).size).toBe(bytes.length)
})

const themeOf = async (folder: string): Promise<Theme> => {
  const { files } = parseAll((await open(folder)).files)
  const values = files.map(({ value }) => value as { theme?: Theme })
  return values.find(({ theme }) => theme)?.theme as Theme
}

test('each has a look of its own', async () => {
  const themes = await Promise.all(Object.values(starters).map(themeOf))
  const colours = themes.flatMap(({ font, ornament, corner, picture, ...others }) =>
    Object.values(others),
  )
  expect(new Set(colours).size).toBe(colours.length)
  const shapes = themes.map(({ font, ornament, corner, picture }) =>
    [font, ornament, corner, picture].join(),
  )
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(new Set(themes.map(({ font }) => font)).size).toBe(themes.length)
})

test('each counts its references by the name that their page has', async () => {
  for (const folder of Object.values(starters)) {
    const { files } = parseAll((await open(folder)).files)
    const contentOf = (name: string) => files.find(({ source }) => source.name === name)?.value
    const { meta } = contentOf('pages/references.yaml') as { meta: { title: string } }
    const words = contentOf('ui.yaml') as { blocks: { portfolio: { all: string } } } | undefined
    expect(words?.blocks.portfolio.all ?? 'Alle Projekte: {count}').toContain(meta.title)
  }
})

test('who passes messages on is named last: a name and an address are read with no words behind them', async () => {
  for (const folder of Object.values(starters)) {
    const { files } = parseAll((await open(folder)).files)
    const page = files.find(({ source }) => source.name === 'pages/contact.yaml')?.value
    const { blocks } = page as { blocks: { type: string; privacy?: string }[] }
    expect(blocks.find(({ type }) => type === 'contact')?.privacy).toMatch(/{form\.processor}\.$/)
  }
})

test('the search begins with its field, and no link leads away above it', async () => {
  for (const folder of Object.values(starters)) {
    const { files } = parseAll((await open(folder)).files)
    const { blocks } = files.find(({ source }) => source.name === 'pages/search.yaml')?.value as {
      blocks: Record<string, unknown>[]
    }
    expect(blocks.map(({ type }) => type)).toEqual(['hero', 'search'])
    expect(blocks[0]).not.toHaveProperty('actions')
  }
})

test('the search names no kind of page that a company may take out', async () => {
  for (const folder of Object.values(starters)) {
    const { files } = parseAll((await open(folder)).files)
    const textOf = (name: string) => files.find(({ source }) => source.name === name)?.value
    const { meta } = textOf('pages/references.yaml') as { meta: { title: string } }
    const said = JSON.stringify(textOf('pages/search.yaml'))
    expect(said).not.toMatch(new RegExp(`${meta.title}|Projekt|Stelle|Jobs|Lehre|Mitarbeit`, 'i'))
  }
})

test('where little is built, nobody reads of Bauzeit', async () => {
  for (const name of ['general', 'painter'] as const) {
    const { files } = parseAll((await open(starters[name] ?? '')).files)
    const words = files.find(({ source }) => source.name === 'ui.yaml')?.value
    expect(words).toMatchObject({ blocks: { 'case-study': { duration: 'Dauer' } } })
  }
})

test('without JavaScript, the search sends nobody to links that a site may lack', () => {
  const { noScript } = search.ui.parse({}) as { noScript: string }
  expect(noScript).toContain('Menü')
  expect(noScript).not.toContain('Leistungen')
})
