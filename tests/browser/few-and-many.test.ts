import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, site, withoutScript } from './harness.ts'

/** A list on a page as it is with so many entries: its last ones go, or come again. */
const listOf = async (path: string, selector: string, count: number, device = {}) => {
  const { page } = await newVisitor({
    viewport: { width: 1280, height: 800 },
    ...device,
    ...withoutScript,
  })
  await page.goto(site + path)
  const list = page.locator(selector)
  await list.evaluate((element, wanted) => {
    while (element.childElementCount > wanted) element.lastElementChild?.remove()
    while (element.childElementCount < wanted)
      element.append(element.lastElementChild?.cloneNode(true) ?? '')
  }, count)
  return list
}

/** How much of its list's width an entry takes. */
const shareOf = (entry: Locator): Promise<number> =>
  entry.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect().width ?? 0
    return element.getBoundingClientRect().width / list
  })

describe('an entry without a neighbour leaves no empty place', () => {
  it.each([1, 5])('among %i services', async (count) => {
    const list = await listOf('/', '.services--overview', count)
    expect(await shareOf(list.locator('> li').last())).toBeCloseTo(1)
  })

  it('but three services stand side by side', async () => {
    const list = await listOf('/', '.services--overview', 3)
    expect(await shareOf(list.locator('> li').last())).toBeCloseTo(0.32, 1)
  })

  it('among five figures', async () => {
    const list = await listOf('/', '.stats__list', 5)
    const tops = await list
      .locator('> li')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top))
    expect(tops.at(-1)).toBe(tops.at(-2))
  })

  it.each([2, 4])('among %i voices', async (count) => {
    const list = await listOf('/', '.testimonials__list', count)
    expect(await shareOf(list.locator('> li').last())).toBeGreaterThan(0.7)
  })
})
