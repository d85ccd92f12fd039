import { expect, it } from 'vitest'
import { newVisitor, phone, site, withoutScript } from '../harness.ts'

it('each way to reach the company beside the form can be seen to be a link', async () => {
  const { page } = await newVisitor({ ...phone, ...withoutScript })
  await page.goto(`${site}/contact`)
  const links = page.locator('.contact__details a')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]),
  )
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter(([, line]) => line !== 'underline')).toEqual([])
})
