import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawMark } from '../../../scripts/render/draw-mark.ts'
import { breakLines } from '../../../scripts/render/social/break-lines.ts'
import { ICON, renderCard } from '../../../scripts/render/social/card.ts'
import { loadLettering } from '../../../scripts/render/social/lettering.ts'
import { FONTS, type Theme } from '../../../src/content/site/theme.ts'
import { BAKERY } from '../../workspace.ts'

const widthOf = (line: string) => line.length

describe('words are put into lines', () => {
  test.each([
    ['Brot braucht Zeit', 20, ['Brot braucht Zeit']],
    ['Brot braucht Zeit', 12, ['Brot braucht', 'Zeit']],
    ['Brot braucht Zeit', 11, ['Brot', 'braucht', 'Zeit']],
    ['Brot Handwerksbäckerei', 8, ['Brot', 'Handwerksbäckerei']],
  ])('%s, %i wide', (text, limit, lines) => {
    expect(breakLines(text, limit, widthOf)).toEqual(lines)
  })
})

const theme: Theme = {
  paper: '#ffffff',
  ground: '#ffffff',
  ink: '#000000',
  accent: '#000000',
  line: '#ffffff',
  highlight: '#ffffff',
  font: 'system',
  ornament: 'none',
  corner: 'soft',
  picture: 'plain',
}

const pixelsOf = async (title: string, company = 'Backhaus', look: Partial<Theme> = {}) => {
  const own = { ...theme, ...look }
  const icon = await fs.readFile(path.join(BAKERY, 'media/icon.svg'))
  const card = await renderCard({
    title,
    company,
    theme: own,
    mark: await drawMark(icon, ICON),
    lettering: await loadLettering(own),
  })
  return sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true })
}

/** Share of dark pixels in a part of a card, between two columns and two rows. */
const darkIn = (
  { data, info }: Awaited<ReturnType<typeof pixelsOf>>,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
): number => {
  let dark = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      if ((data[(y * info.width + x) * info.channels] ?? 255) < 100) dark += 1
  return dark
}

describe('the picture for shared links follows the theme', () => {
  const drawn = async (look: Partial<Theme>) => {
    const card = await pixelsOf('Brot', '', { ...look, line: '#000000' })
    return {
      edge: darkIn(card, [0, 30], [0, 630]) > 0,
      pipe: darkIn(card, [37, 43], [0, 300]) > 0,
      rule: darkIn(card, [100, 240], [84, 96]) > 0,
    }
  }

  test('with its ornament', async () => {
    expect(await drawn({ ornament: 'pipe' })).toEqual({ edge: false, pipe: true, rule: false })
    expect(await drawn({ ornament: 'rule' })).toEqual({ edge: false, pipe: false, rule: true })
    expect(await drawn({ ornament: 'band' })).toEqual({ edge: true, pipe: false, rule: false })
    expect(await drawn({ ornament: 'none' })).toEqual({ edge: false, pipe: false, rule: false })
  })

  test('with its corners', async () => {
    const atBend = async (corner: Theme['corner']) => {
      const look = { ornament: 'pipe', line: '#000000', corner } as const
      return darkIn(await pixelsOf('Brot', '', look), [37, 43], [587, 593])
    }
    expect(await atBend('square')).toBeGreaterThan(0)
    expect(await atBend('round')).toBe(0)
  })

  test('with its typeface', async () => {
    const typefaces = FONTS.filter((font) => font !== 'system')
    const widths = typefaces.map(async (font) => {
      const { widthOf } = await loadLettering({ font })
      return Math.round(widthOf('Brot braucht Zeit', 100))
    })
    expect(new Set(await Promise.all(widths)).size).toBe(typefaces.length)
  })
})

describe('the picture for shared links', () => {
  test('is 1200 × 630 and shows the title and the company', async () => {
    const card = await pixelsOf('Brot braucht Zeit')
    expect(card.info).toMatchObject({ width: 1200, height: 630 })
    expect(darkIn(card, [100, 860], [200, 430])).toBeGreaterThan(1000)
    expect(darkIn(card, [100, 860], [480, 540])).toBeGreaterThan(300)
    const other = await pixelsOf('Brot braucht Zeit', '')
    expect(darkIn(other, [100, 860], [480, 540])).toBe(0)
  })

  test('keeps a word in its column that is wider than that at any size', async () => {
    const card = await pixelsOf('Grundstücksentwässerungsanlagenprüfung', '')
    expect(darkIn(card, [100, 860], [200, 430])).toBeGreaterThan(1000)
    expect(darkIn(card, [861, 899], [0, 630])).toBe(0)
  })

  test('keeps a long title in its column, and away from the company', async () => {
    const card = await pixelsOf(
      'Warum unser Roggenbrot drei Tage braucht und was das mit dem Wetter und der Mühle zu tun hat',
    )
    expect(darkIn(card, [100, 860], [100, 450])).toBeGreaterThan(5000)
    expect(darkIn(card, [862, 890], [0, 580])).toBe(0)
    expect(darkIn(card, [100, 860], [440, 480])).toBe(0)
  })
})
