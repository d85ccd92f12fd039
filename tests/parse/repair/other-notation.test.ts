import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { within } from '../../within.ts'
import { bakeryText, compileWith, replace } from '../../workspace.ts'

test('lines below one another with equal signs for colons are told once, and each gets its own', async () => {
  const [pairs, equal] = [
    '    src: beispiel.svg\n    alt: Angeschnittenes Brot\n',
    '    src = beispiel.svg\n    alt = Angeschnittenes Brot\n',
  ]
  const broken = replace(pairs, equal)
  const { problems } = await compileWith({ 'services.yaml': broken })
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['other-notation', expect.stringContaining(': src: beispiel.svg')],
  ])
  expect(await fixed('services.yaml', broken)).toBe(bakeryText('services.yaml'))
})

test('an equation in a text is none of a file', async () => {
  const { problems } = await compileWith({
    'pages/sortiment.yaml': replace('      ## Auf Vorbestellung', '      a = 1\n      b = 2'),
  })
  expect(problems).toEqual([])
})

test('an entry that begins in braces and goes on below them is told once, and is one again', async () => {
  const broken = replace(
    '- id: torte\n  title: Hochzeitstorte\n',
    '- {\n    "id": "torte",\n    "title": "Hochzeitstorte"\n  }\n',
  )
  const { problems } = await compileWith({ 'services.yaml': broken })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['other-notation', 12]])
  expect(await fixed('services.yaml', broken)).toBe(
    replace('title: Hochzeitstorte', 'title: "Hochzeitstorte"')(bakeryText('services.yaml')),
  )
})

test('a list in brackets in such an entry stays one', async () => {
  const broken = replace(
    '- id: torte\n  title: Hochzeitstorte\n',
    '- {\n    "id": "torte",\n    "title": "Hochzeitstorte",\n    "features": ["mit Marzipan", "ohne"]\n  }\n',
  )
  const { problems } = await compileWith({ 'services.yaml': broken })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['other-notation', 12]])
  expect(await fixed('services.yaml', broken)).toMatch(
    /\n {2}features: \["?mit Marzipan"?, "?ohne"?\]\n/,
  )
})

test(
  'the same name in thousands of lines with equal signs is told soon',
  within(8, async () => {
    const { problems } = await compileWith({
      'services.yaml': (text) => `${text}${'  title = Brot\n'.repeat(60_000)}`,
    })
    expect(problems.map(({ code }) => code)).toContain('duplicate-key')
  }),
)
