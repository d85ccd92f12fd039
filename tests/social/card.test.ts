import { promises as fs } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { breakLines } from '../../scripts/social/break-lines.ts'
import { renderCard } from '../../scripts/social/card.ts'
import { loadLettering } from '../../scripts/social/lettering.ts'
import type { Theme } from '../../src/content/theme.ts'
import { BAKERY, emptyFolder } from '../workspace.ts'

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
}

const pixelsOf = async (title: string, company = 'Backhaus') => {
  const folder = await emptyFolder()
  const icon = path.join(folder, 'icon.svg')
  await fs.copyFile(path.join(BAKERY, 'media/icon.svg'), icon)
  const card = await renderCard({ title, company, theme, icon, lettering: await loadLettering() })
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

describe('the picture for shared links', () => {
  test('is 1200 × 630 and shows the title and the company', async () => {
    const card = await pixelsOf('Brot braucht Zeit')
    expect(card.info).toMatchObject({ width: 1200, height: 630 })
    expect(darkIn(card, [100, 860], [200, 430])).toBeGreaterThan(1000)
    expect(darkIn(card, [100, 860], [480, 540])).toBeGreaterThan(300)
    const other = await pixelsOf('Brot braucht Zeit', '')
    expect(darkIn(other, [100, 860], [480, 540])).toBe(0)
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
