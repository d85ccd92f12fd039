import { promises as fs } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { BUDGETS } from '../../scripts/bench/sizes.ts'
import { fonts } from '../../scripts/theme/fonts.ts'
import { themeStyle } from '../../scripts/theme/style.ts'
import { CORNERS, FONTS, ORNAMENTS, PICTURES, type Theme } from '../../src/content/site/theme.ts'

const FOLDER = path.join(import.meta.dirname, '../../src/styles/theme')

const theme: Theme = {
  paper: '#fff8ee',
  ground: '#f8eedd',
  ink: '#3b2417',
  accent: '#a8322d',
  line: '#c98a2d',
  highlight: '#e0a800',
  font: 'archivo',
  ornament: 'rule',
  corner: 'square',
  picture: 'plain',
}

/** Stands for each style sheet. */
const looks = Object.fromEntries(
  [
    'layers',
    'font/archivo',
    'font/bricolage',
    'ornament/rule',
    'ornament/pipe',
    'picture/plain',
  ].map((name) => [name, `/* ${name} */`]),
)

const sheetsIn = (style: string) => [...style.matchAll(/\/\* (\S+) \*\//g)].map(([, name]) => name)

test('only what a theme has chosen is delivered, after the order of the layers', () => {
  const chosen = ['layers', 'font/archivo', 'ornament/rule', 'picture/plain']
  expect(sheetsIn(themeStyle(theme, looks))).toEqual(chosen)
})

test('a choice that adds nothing has no sheet', () => {
  const bare = { ...theme, font: 'system', ornament: 'none', picture: 'faded' } as const
  expect(sheetsIn(themeStyle(bare, looks))).toEqual(['layers'])
})

test.each(CORNERS)('corners are set: %s', (corner) => {
  const style = themeStyle({ ...theme, corner }, {})
  for (const name of ['radius', 'corner', 'corners', 'corners-flipped', 'bend'])
    expect(style).toContain(`--${name}:`)
})

describe('every sheet is one that a theme can choose', () => {
  test.each([
    ['font', FONTS],
    ['ornament', ORNAMENTS],
    ['picture', PICTURES],
  ] as const)('%s', async (field, choices) => {
    const files = (await fs.readdir(path.join(FOLDER, field))).map((name) => path.parse(name))
    const sheets = files.flatMap(({ name, ext }) => (ext === '.css' ? name : []))
    expect(choices).toEqual(expect.arrayContaining(sheets))
  })

  test.each(FONTS.filter((font) => font !== 'system'))('%s names its family', async (font) => {
    const css = await fs.readFile(path.join(FOLDER, `font/${font}.css`), 'utf8')
    const families = [...css.matchAll(/font-family: ("[^"]+")/g)].map(([, family]) => family)
    expect(families).not.toEqual([])
    for (const family of families) expect(fonts[font].stack).toContain(family)
    expect(css.match(/\.woff2/g)).toHaveLength(2)
  })
})

describe.each([
  'archivo',
  'bricolage-grotesque',
  'source-sans-3',
  'source-serif-4',
])('%s', (face) => {
  const file = path.join(FOLDER, `font/${face}.woff2`)

  test('is small enough to be there with the first paint', async () => {
    expect((await fs.stat(file)).size).toBeLessThanOrEqual(BUDGETS.font)
  })

  test('can write what stands on German pages, under a name that is not reserved', async () => {
    const font = create(await fs.readFile(file)) as Font
    const text = 'Wärmepumpe für 12 % – „Größe“ ½ Zoll, 20 °C, 3 m², 10 €, René, Hôtel, Çınar'
    expect(
      [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    ).toEqual([])
    expect(`${font.fullName} ${font.postscriptName}`).not.toContain('Source')
    expect(font.copyright).toMatch(/Project Authors|Adobe/)
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 })
  })

  test('can write names from further east with a file that other pages do not load', async () => {
    const font = create(await fs.readFile(file.replace('.woff2', '-further.woff2'))) as Font
    expect(
      [...'ĞğİŞşŁłŻżŹźĄąĘęŚśĆćŃńČčŠšŽžĐđĚěŘřŮůŐőŰűĂăȘșȚț'].filter(
        (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      ),
    ).toEqual([])
    expect(`${font.fullName} ${font.postscriptName}`).not.toContain('Source')
  })
})

test('the properties that a theme sets are documented', async () => {
  const docs = await fs.readFile(path.join(FOLDER, '../../../docs/theme.md'), 'utf8')
  const names = [...themeStyle(theme, {}).matchAll(/(--[a-z-]+):/g)].map(([, name]) => name)
  for (const name of new Set(names)) expect(docs).toContain(`\`${name}\``)
})
