import { expect, it } from 'vitest'
import { desktop, visit } from '../harness.ts'

it('no line runs through the panel beside the form in forced colours', async () => {
  const { page } = await visit('/contact', { ...desktop, forcedColors: 'active' })
  const { left, joint } = await page
    .locator('.contact__details:not(.contact__details--phone)')
    .evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { left: Math.round(left + scrollX), joint: Math.round(top + scrollY) }
    })
  const strip = (y: number) =>
    page.screenshot({ clip: { x: left + 4, y, width: 12, height: 12 }, fullPage: true })
  // Beside the texts, where the two halves meet and where nothing is.
  expect((await strip(joint - 6)).equals(await strip(joint - 60))).toBe(true)
})
