import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, site, withoutScript } from './harness.ts'

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

/** Has the browser take a document as one that knows no popovers does: iOS 16, Firefox 115. */
const withoutPopovers = (page: Page) =>
  page.route(`${site}/heating`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(' popover="auto"', '').replaceAll(':popover-open', ':never-open')
    await route.fulfill({ response, body })
  })

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
  const { page } = await newVisitor(desktop)
  await age(page)
  // From the beginning: the app may fetch the page ahead, and then it needs no document.
  await page.route('**/heating{/index,}.json', (route) => route.fulfill({ status: 404 }))
  await page.goto(site)
  await hydrated(page)
  // Until it has come whole: a tab can't be closed for sure while one document takes the place of another.
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('main a[href="/heating"]').first().click(),
  ])
  expect(new URL(page.url()).pathname).toBe('/heating')
})

it('a phone without popovers has the links of the header above the page, which they never cover', async () => {
  const { page } = await newVisitor({ ...phone, ...withoutScript, bypassCSP: true })
  await withoutPopovers(page)
  await page.goto(`${site}/heating`)
  await page.locator('.menu-button').waitFor({ state: 'hidden' })
  await page.locator('main h1').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 200))
  const [links, title] = await Promise.all([
    page.locator('.site-nav').boundingBox(),
    page.locator('main h1').boundingBox(),
  ])
  expect((links?.y ?? 0) + (links?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0)
  await page.locator('.site-nav').getByRole('link', { name: 'Jobs' }).tap()
  await expect.poll(() => page.url()).toBe(`${site}/jobs`)
})

/** What an engine refuses as a whole file or rule: Safari until 16.3 knows neither. */
const UNREADABLE = [/\(\?<[=!]/, /@media[^{]*\(\s*width\s*[<>=]/]

it.each([
  '/',
  '/suche?suche=heizung',
  '/contact',
  '/jobs/tiler',
  '/about',
  '/portfolio',
])('what %s loads can be read by phones with iOS 15', async (path) => {
  const { page } = await newVisitor(phone)
  const texts: Promise<[address: string, text: string]>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!['document', 'script', 'stylesheet'].includes(type)) return
    texts.push(response.text().then((text) => [response.url(), text]))
  })
  await page.goto(site + path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const unreadable = (await Promise.all(texts)).flatMap(([address, text]) =>
    UNREADABLE.some((sign) => sign.test(text)) ? [address] : [],
  )
  expect(texts.length).toBeGreaterThan(2)
  expect(unreadable).toEqual([])
})
