// @module-tag long
import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site } from './harness.ts'

it('publishes the typeface of the theme, and no other', async () => {
  const assets = await fs.readdir(path.join(inject('out'), 'assets'))
  expect(assets.filter((name) => name.endsWith('.woff2')).toSorted()).toEqual([
    expect.stringMatching(/^bricolage-grotesque-(?!further)/),
    expect.stringMatching(/^bricolage-grotesque-further-/),
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

const SHIFTED = 'shifted'

/** Adds up what moves, by the measure that browsers report. */
const watchShifts = (page: Page) =>
  page.addInitScript((name) => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + value))
    }).observe({ type: 'layout-shift', buffered: true })
  }, SHIFTED)

it('moves nothing where it came after the first paint', async () => {
  const { page } = await newVisitor({ ...phone, isMobile: true })
  await watchShifts(page)
  let isPainted = () => undefined as unknown
  const painted = new Promise((resolve) => {
    isPainted = () => resolve(undefined)
  })
  await page.route(/\.woff2$/, async (route) => {
    await painted
    await route.continue()
  })
  // The styles of the app join when the typeface has come.
  const loaded = page.waitForResponse(/\.woff2$/)
  await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
    await (await loaded).finished()
    await route.continue()
  })
  await page.goto(`${site}/privacy-policy`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  isPainted()
  await hydrated(page)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate((name) => Number(sessionStorage.getItem(name)), SHIFTED)).toBeLessThan(
    0.005,
  )
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
