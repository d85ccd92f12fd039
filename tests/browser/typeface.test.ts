import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { desktop, hydrated, newVisitor, site } from './harness.ts'

it('publishes the typeface of the theme, and no other', async () => {
  const assets = await fs.readdir(path.join(inject('out'), 'assets'))
  expect(assets.filter((name) => name.endsWith('.woff2'))).toEqual([
    expect.stringMatching(/^bricolage-grotesque-/),
  ])
})

it('keeps its place: no sheet joins a page twice, for which browsers would begin anew with it', async () => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  const pages = files.filter((file) => file.endsWith('index.json'))
  expect(pages).not.toEqual([])
  for (const file of pages) {
    const { styles = [] } = JSON.parse(await fs.readFile(path.join(inject('out'), file), 'utf8'))
    expect(new Set(styles).size, file).toBe(styles.length)
  }
})

const stackOf = (page: Page) =>
  page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily)

it('comes with the page that is turned to, where it was not there for the first', async () => {
  const { page } = await newVisitor(desktop)
  let isThere = false
  await page.route(/\.woff2$/, (route) => (isThere ? route.continue() : route.abort()))
  await page.goto(`${site}/about`)
  await hydrated(page)
  const before = await stackOf(page)
  isThere = true
  await page.locator('.site-nav__link[href="/heating"]').click()
  await expect.poll(() => stackOf(page)).toBe(`turned, ${before}`)
  expect(await page.evaluate(() => document.fonts.check('16px turned'))).toBe(true)
})
