import { expect, test } from 'vitest'
import { bakeryText } from '../../workspace.ts'
import { newVisitor } from '../harness.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery({
  more: { 'site.yaml': bakeryText('site.yaml').replace('titleSuffix:', 'titelSuffix:') },
})

test.each([
  360, 1280,
])('what is to be done is read without pushing the page aside in a window of %i', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 700 } })
  await page.goto(bakery.address())
  expect(await page.getByRole('main').textContent()).toContain('content/site.yaml:5:1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})
