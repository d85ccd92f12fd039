import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { desktop, visit } from './harness.ts'

/** Red, green and blue, each from 0 to 255, in the middle of a small square on the screen. */
const colourAt = async (place: Locator, x: number, y: number): Promise<number[]> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is there')
  const clip = { x: box.x + x, y: box.y + y, width: 4, height: 4 }
  const shot = await place.page().screenshot({ clip })
  return [...(await sharp(shot).removeAlpha().resize(1, 1).raw().toBuffer())]
}

it.each([
  'light',
  'dark',
] as const)('the floor under a model is the ground of the page: %s', async (colorScheme) => {
  const { page } = await visit('/heating', { ...desktop, colorScheme })
  const picture = page.locator('.hero__picture')
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const width = (await picture.boundingBox())?.width ?? 0
  const floor = await colourAt(picture, width * 0.85, 40)
  const ground = await colourAt(page.locator('.hero__text'), 200, 20)
  for (const [at, part] of floor.entries())
    expect(Math.abs(part - (ground[at] ?? 0))).toBeLessThanOrEqual(3)
})
