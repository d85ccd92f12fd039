import { describe, expect, test } from 'vitest'
import { CONTROL, contrast, readable, TEXT } from '../../scripts/theme/contrast.ts'
import { palettes } from '../../scripts/theme/palette.ts'
import { themeStyle } from '../../scripts/theme/style.ts'
import type { Theme } from '../../src/content/site/theme.ts'
import { compileWith, replace } from '../workspace.ts'

const theme = (colours: Partial<Theme>): Theme => ({
  paper: '#fff8ee',
  ground: '#f8eedd',
  ink: '#3b2417',
  accent: '#a8322d',
  line: '#c98a2d',
  highlight: '#e0a800',
  font: 'system',
  ornament: 'none',
  corner: 'soft',
  picture: 'plain',
  ...colours,
})

const themes: [string, Theme][] = [
  ['of a bakery', theme({})],
  ['with a pale accent', theme({ accent: '#ffd0c0' })],
  ['with a line like paper', theme({ line: '#fff0e0' })],
  ['in white and black', theme({ paper: '#ffffff', ground: '#ffffff', ink: '#000000' })],
  ['in grey', theme({ paper: '#f0f0f0', ground: '#e4e4e4', ink: '#333333', accent: '#777777' })],
  [
    'with a brand in the place of ink',
    theme({ paper: '#ffffff', ground: '#f4f6f8', ink: '#2563eb' }),
  ],
  [
    'with red ink',
    theme({ paper: '#ffffff', ground: '#ffffff', ink: '#d6001c', accent: '#d6001c' }),
  ],
  [
    'with ink that can just be read',
    theme({ paper: '#f4f0e8', ground: '#ece4d6', ink: '#6d625a' }),
  ],
  [
    'of black on grey',
    theme({ paper: '#73b550', ground: '#777777', ink: '#000000', accent: '#000000' }),
  ],
  [
    'of black on strong colours',
    theme({
      paper: '#e8142d',
      ground: '#65fa4e',
      ink: '#000000',
      line: '#473c62',
      highlight: '#62261d',
    }),
  ],
  ['in blue', theme({ paper: '#eef4ff', ground: '#dde8fb', ink: '#10233f', accent: '#4488ff' })],
]

const FLOORS = ['light', 'deep', 'dark', 'night'] as const

describe.each(themes)('a theme %s', (_, colours) => {
  test.each(FLOORS)('can be read on its %s floor', (floor) => {
    const palette = palettes(colours)[floor]
    const grounds = [palette.paper, palette.ground, palette.panel, palette.surface]
    for (const name of ['ink', 'muted', 'accent', 'accent-strong'] as const)
      expect(contrast(palette[name], grounds), name).toBeGreaterThanOrEqual(TEXT)
    for (const name of ['accent', 'accent-strong'] as const)
      expect(contrast(palette['on-accent'], [palette[name]]), name).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(palette['field-line'], grounds)).toBeGreaterThanOrEqual(CONTROL)
    expect(contrast(palette.trim, grounds)).toBeGreaterThanOrEqual(CONTROL)
    // Only by its stars is a rating seen.
    expect(contrast(palette.highlight, grounds)).toBeGreaterThanOrEqual(CONTROL)
  })
})

test('the bounds are those of WCAG', () => {
  expect([TEXT, CONTROL]).toEqual([4.5, 3])
  expect(contrast('#000000', ['#ffffff'])).toBeCloseTo(21)
})

test('a colour that can be read stays as it is, and another one moves no further than it must', () => {
  expect(readable('#3b2417', ['#fff8ee'])).toBe('#3b2417')
  const moved = contrast(readable('#e0a800', ['#fff8ee']), ['#fff8ee'])
  expect(moved).toBeGreaterThanOrEqual(TEXT)
  expect(moved).toBeLessThan(TEXT + 0.3)
})

test('the style has every colour of every floor', () => {
  const style = themeStyle(theme({}), {})
  for (const floor of FLOORS)
    for (const [name, value] of Object.entries(palettes(theme({}))[floor]))
      expect(style).toContain(`--${name}:${value}`)
})

test.each([
  ['paper', { paper: '#101418', ground: '#181c20', ink: '#f4f4f0' }],
  ['ground', { ground: '#181c20', ink: '#808488' }],
])('a %s that is darker than the text is a problem, and the only one', async (name, colours) => {
  const site = (text: string) =>
    Object.entries(colours).reduce(
      (all, [key, value]) => all.replace(new RegExp(`(${key}: )"#\\w+"`), `$1"${value}"`),
      text,
    )
  const { problems } = await compileWith({ 'site.yaml': site })
  expect(problems.map(({ code }) => code)).toEqual(['low-contrast'])
  expect(problems[0]?.message).toContain(`\`${name}\` ist dunkler als die Schrift`)
})

describe('a colour in which text can not be read', () => {
  test.each([
    ['ink', 'ink: "#3b2417"', 'ink: "#b9a08f"'],
    ['accent', 'accent: "#a8322d"', 'accent: "#e8a29d"'],
    ['accent', 'accent: "#a8322d"', 'accent: "#ffffff"'],
  ])('%s is a problem, and the one that is named instead is none', async (name, from, to) => {
    const { problems } = await compileWith({ 'site.yaml': replace(from, to) })
    expect(problems.map(({ code }) => code)).toEqual(['low-contrast'])
    const [named = ''] = /#[0-9a-f]{6}/.exec(problems[0]?.hint ?? '') ?? []
    const repaired = await compileWith({ 'site.yaml': replace(from, `${name}: "${named}"`) })
    expect(repaired.problems).toEqual([])
  })
})
