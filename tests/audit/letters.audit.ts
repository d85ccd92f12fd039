import { promises as fs } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { newVisitor, site } from '../browser/harness.ts'

const paths = async (): Promise<string[]> => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .toSorted()
}

/** Twice the usual letters, as a reader chooses them in the browser. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** What reaches beyond the window, but for what may be pushed along or is only read out. */
const cutOff = () =>
  [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => {
      const { width, right } = element.getBoundingClientRect()
      const isApart = element.closest('[tabindex="0"], .visually-hidden, [popover]')
      const isPlaced = getComputedStyle(element).position === 'absolute'
      return width > 0 && right > window.innerWidth + 1 && !isApart && !isPlaced
    })
    .map(
      ({ tagName, className, textContent }) =>
        `${tagName}.${className} ${textContent?.slice(0, 40)}`,
    )

describe.each([360, 390])('with letters of 200 % in a window of %i', (width) => {
  it('nothing is cut off, and the menu can be reached', async () => {
    const { page } = await newVisitor({ viewport: { width, height: 844 } })
    await enlarge(page)
    const found = []
    for (const path of await paths()) {
      await page.goto(site + path)
      const menu = await page.getByRole('button', { name: /Menü/ }).boundingBox()
      const lost = await page.evaluate(cutOff)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      const isReached = menu && menu.x + menu.width <= width
      if (!isReached || wide > width || lost.length > 0) found.push({ path, wide, lost })
    }
    expect(found).toEqual([])
  })
})

describe('with forced colours', () => {
  it.each(['light', 'dark'] as const)('logo and choice can be told, %s', async (colorScheme) => {
    const { page } = await newVisitor({ forcedColors: 'active', colorScheme })
    await page.goto(`${site}/contact`)
    const ground = await page
      .locator('.site-header img')
      .evaluate((logo) => getComputedStyle(logo).backgroundColor)
    expect(ground).not.toMatch(/rgba\(.*, 0\)|transparent/)
    const arrow = await page.getByLabel('Thema').evaluate((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select)
      return { appearance, backgroundImage }
    })
    expect(arrow.appearance !== 'none' || arrow.backgroundImage !== 'none').toBe(true)
  })
})
