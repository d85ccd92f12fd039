import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site } from './harness.ts'

/** Takes away what browsers do not have that get no newer: of Windows 8 (Chrome 109) and of phones with iOS 15. */
const age = (page: Page) =>
  page.addInitScript(() => {
    const LATER: [owner: object, names: string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [AbortSignal, ['timeout', 'any']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers']],
      [URL, ['canParse', 'parse']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [window, ['requestIdleCallback', 'scheduler', 'navigation', 'Iterator', 'structuredClone']],
    ]
    for (const [owner, names] of LATER)
      for (const name of names) Reflect.deleteProperty(owner, name)
  })

const visitOld = async (path: string, device = desktop) => {
  const visitor = await newVisitor(device)
  await age(visitor.page)
  await visitor.page.goto(site + path)
  await hydrated(visitor.page)
  return visitor
}

it.each([
  ['desktop', desktop],
  ['phone', phone],
])('an old browser on a %s shows the pages and turns them', async (_name, device) => {
  const { page, complaints } = await visitOld('/', device)
  const link = page.locator('main a[href="/heating"]').first()
  await link.click()
  await expect.poll(() => page.locator('main h1').textContent()).toMatch(/^Heiz/)
  await page.goBack()
  await expect.poll(() => page.locator('main h1').textContent()).toMatch(/^Ein Betrieb/)
  expect(complaints).toEqual([])
})

it('an old browser works grants out', async () => {
  const { page, complaints } = await visitOld(
    '/renovation?system=waermepumpe&heizung=oel&wohnungen=1&kosten=32.000&selbst=ja&einkommen=60000&kinder=0&datum=2026-11-22',
  )
  await expect.poll(() => page.locator('output b').textContent()).toMatch(/€/)
  expect(complaints).toEqual([])
})

it('an old browser leads on to the document of a page whose file cannot be had', async () => {
  const { page } = await visitOld('/')
  await page.route('**/*.json', (route) => route.fulfill({ status: 404 }))
  const { pathname } = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.locator('main a[href="/heating"]').first().click(),
  ]).then(([request]) => new URL(request.url()))
  expect(pathname).toBe('/heating')
})
