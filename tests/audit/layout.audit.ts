import { promises as fs } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site } from '../browser/harness.ts'

/** Bytes of the largest picture that a phone shows at first. */
const PICTURE_LIMIT = 60_000

const paths = async (): Promise<string[]> => {
  const files = await fs.readdir(inject('out'), { recursive: true })
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file}`)
}

/** A connection on which everything arrives late enough to be seen arriving. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

interface Shift {
  value: number
  /** Whether the visitor had just done something: then it does not count. */
  hadRecentInput: boolean
}

/** Adds up what moves, by the measure that browsers report (Layout Instability, WICG). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & Shift)[]
      const before = Number(sessionStorage.getItem('shift') ?? 0)
      const sum = shifts
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((total, { value }) => total + value, before)
      sessionStorage.setItem('shift', String(sum))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })

/** Opens a page, lets everything arrive, and tells how much moved since the visit began. */
const open = async (page: Page, path: string): Promise<number> => {
  await page.goto(site + path)
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((painted) => requestIdleCallback(painted)))
  return page.evaluate(() => Number(sessionStorage.getItem('shift') ?? 0))
}

const largestPicture = async (page: Page): Promise<number> => {
  const addresses = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )
  const sizes = await Promise.all(
    addresses.map(async (address) => (await (await fetch(address)).arrayBuffer()).byteLength),
  )
  return Math.max(0, ...sizes)
}

const audit = async (path: string, options: BrowserContextOptions) => {
  const { page } = await newVisitor(options)
  page.setDefaultTimeout(60_000)
  await watchShifts(page)
  await slowDown(page)
  const cold = await open(page, path)
  const picture = await largestPicture(page)
  const warm = await open(page, path)
  await page.context().close()
  return { shifts: { cold, warm }, picture }
}

describe.each([
  ['phone', { ...phone, isMobile: true, deviceScaleFactor: 3 }],
  ['desktop', desktop],
])('on a %s', (name, options) => {
  it('nothing moves, with cache and without, and the first picture is light', async () => {
    const results = []
    for (const path of await paths()) results.push({ path, ...(await audit(path, options)) })
    const largest = Math.max(...results.map(({ picture }) => picture))
    console.log(`${name}: ${results.length} pages, largest first picture ${largest} bytes`)
    expect(results.filter(({ shifts }) => shifts.cold + shifts.warm > 0)).toEqual([])
    if (name === 'phone') expect(largest).toBeLessThan(PICTURE_LIMIT)
  })
})
