import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFailed, onTestFinished } from 'vitest'
import { lend, takeBack } from './profiles.ts'

export interface Visit {
  page: Page
  /** Errors and warnings of the console, and exceptions, in order. */
  complaints: string[]
}

/** Milliseconds in which a busy machine answers; nothing that works takes as long. */
const PATIENCE = 45_000

const USUAL: BrowserContextOptions = { locale: 'de-DE', reducedMotion: 'reduce' }

/** Address of the served site. */
export const site = inject('site')

const listen = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text())
  })
  return complaints
}

/**
 * A visitor of whom the browser keeps nothing, in a tab of his own, to whom nothing moves unless `options`
 * say so. What others have loaded before may be in the browser's cache.
 */
export const newVisitor = async (options: BrowserContextOptions = {}): Promise<Visit> => {
  const profile = await lend({ ...USUAL, ...options })
  onTestFinished(() => takeBack(profile))
  const page = await profile.context.newPage()
  page.setDefaultTimeout(PATIENCE)
  return { page, complaints: listen(page) }
}

/** Opens a path of the site and waits until the app has taken the page over. */
export const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Visit> => {
  const visitor = await newVisitor(options)
  await visitor.page.goto(site + path)
  if (options.javaScriptEnabled !== false) await hydrated(visitor.page)
  return visitor
}

/** Tabs that stay open, one for each device. */
const readers = new Map<BrowserContextOptions, Page>()

/**
 * A page without JavaScript for tests that only read: they share a tab, and the page that is open in it stays.
 * Who clicks, types or scrolls visits.
 */
export const read = async (path: string, device = desktop): Promise<Page> => {
  onTestFailed(() => void readers.delete(device))
  const page = readers.get(device) ?? (await openReader(device))
  if (page.url() !== site + path) await page.goto(site + path)
  return page
}

const openReader = async (device: BrowserContextOptions): Promise<Page> => {
  const { context } = await lend({ ...USUAL, ...device, ...withoutScript })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  readers.set(device, page)
  return page
}

/**
 * The app says when it has taken over: `<html data-app="ready">`. It comes when somebody stirs. Asked at every
 * frame: a browser that nobody sees may paint none, and without one it is never idle.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('wheel'))
    return document.documentElement.dataset.app === 'ready'
  })

/** Until the pages have changed places, the browser leads clicks past both of them. */
export const turned = (page: Page) =>
  page.locator('html:not(:active-view-transition)').waitFor({ state: 'attached' })

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
export const withoutScript: BrowserContextOptions = { javaScriptEnabled: false }
/** A visitor who has nothing against motion. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' }
