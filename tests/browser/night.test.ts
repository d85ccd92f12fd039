import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { desktop, moving, visit } from './harness.ts'

/** Red, green and blue, each from 0 to 255, in the middle of a small square on the screen. */
const colourAt = async (place: Locator, x: number, y: number): Promise<number[]> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is there')
  const clip = { x: box.x + x, y: box.y + y, width: 4, height: 4 }
  const shot = await place.page().screenshot({ clip })
  return [...(await sharp(shot).removeAlpha().resize(1, 1).raw().toBuffer())]
}

const isGround = async (floor: number[], page: Page) => {
  const ground = await colourAt(page.locator('.hero__text'), 200, 20)
  for (const [at, part] of floor.entries())
    expect(Math.abs(part - (ground[at] ?? 0))).toBeLessThanOrEqual(3)
}

it.each([
  'light',
  'dark',
] as const)('the floor under a model is the ground of the page: %s', async (colorScheme) => {
  const { page } = await visit('/heating', { ...desktop, colorScheme })
  const picture = page.locator('.hero__picture')
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const width = (await picture.boundingBox())?.width ?? 0
  await isGround(await colourAt(picture, width * 0.85, 40), page)
})

it('what is light in a model is light in the dark, too, and what is dark is dark', async () => {
  const { page } = await visit('/heating', { ...desktop, colorScheme: 'dark' })
  const picture = page.locator('.hero__picture')
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  const lawn = await colourAt(picture, width * 0.733, height * 0.778)
  const panels = await colourAt(picture, width * 0.553, height * 0.29)
  expect(Math.min(...lawn)).toBeGreaterThan(Math.max(...panels) + 30)
})

it('a film stands on the floor of the page in the dark, too', async () => {
  const { page } = await visit('/', { ...desktop, ...moving, colorScheme: 'dark' })
  const film = page.locator('.hero__film[data-state="ready"]')
  await film.waitFor()
  await film.evaluate((video) => Promise.all(video.getAnimations().map(({ finished }) => finished)))
  const width = (await film.boundingBox())?.width ?? 0
  await isGround(await colourAt(film, width * 0.85, 40), page)
})

it('logos stand on the ground that they are drawn for, where a reader has chosen all other colours, too', async () => {
  const { page } = await visit('/about', {
    ...desktop,
    forcedColors: 'active',
    colorScheme: 'dark',
  })
  const logo = page.locator('.logos__logo').first()
  await logo.scrollIntoViewIfNeeded()
  await logo.evaluate((image: HTMLImageElement) => image.decode())
  expect(Math.min(...(await colourAt(logo, 12, 1)))).toBeGreaterThan(150)
})
