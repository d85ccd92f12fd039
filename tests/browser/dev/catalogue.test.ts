// @module-tag long
import { expect, test } from 'vitest'
import { product } from '../../../scripts/product/product.ts'
import { newVisitor } from '../harness.ts'
import { serveBakery } from './dev-site.ts'

const bakery = serveBakery()

const open = async (pathname: string) => {
  const { page, complaints } = await newVisitor()
  await page.goto(bakery.address() + pathname)
  return { page, complaints }
}

test('shows every block with its name, purpose, fields and examples', async () => {
  const { page, complaints } = await open('/__bausteine')
  for (const { type, words } of product.model.blocks) {
    const section = page.getByRole('main').locator(`section#${type}`)
    expect(await section.locator('h2').innerText()).toContain(words.name)
    expect(await section.innerText()).toContain(words.purpose)
    expect(await section.locator('iframe').count()).toBeGreaterThan(0)
    expect(await section.locator('tr').count()).toBeGreaterThan(0)
  }
  await page.locator('iframe[title="hero-1"]').scrollIntoViewIfNeeded()
  const example = page.frameLocator('iframe[title="hero-1"]')
  await example.getByRole('heading', { name: 'Brot, das Zeit hatte' }).waitFor()
  expect(complaints).toEqual([])
})

test('in the light and in the dark', async () => {
  const inkOf = async (scheme: string) => {
    const { page } = await open(`/__bausteine/prose-1?scheme=${scheme}`)
    return page.locator('.block').evaluate((block) => getComputedStyle(block).color)
  }
  expect(await inkOf('dark')).not.toBe(await inkOf('light'))
})

test('comes to each of several who open it at once', async () => {
  const ask = async () => (await fetch(`${bakery.address()}/__bausteine`)).status
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
})

test('a photograph across a wide window is as wide, and no higher', async () => {
  const { page } = await open('/__bausteine/photo-1')
  await page.setViewportSize({ width: 2560, height: 900 })
  const photo = await page.locator('.photo__picture').boundingBox()
  expect(photo?.width).toBe(2560)
  expect(photo?.height).toBeLessThan(900)
})
