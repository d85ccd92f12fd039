// @module-tag long
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  hydrated,
  moving,
  newVisitor,
  site,
  phone as smallWindow,
  visit,
  desktop as wideWindow,
  withoutScript,
} from './harness.ts'
import { section } from './parts.ts'

/** A phone in whose first window there is only the head of the page. */
const phone: BrowserContextOptions = {
  ...smallWindow,
  viewport: { width: 360, height: 480 },
  ...moving,
}
const desktop: BrowserContextOptions = { ...wideWindow, ...moving }
/** A window in which every part to be revealed lies below the fold at first. */
const flat: BrowserContextOptions = { viewport: { width: 900, height: 500 }, ...moving }

const figures = (page: Page) =>
  page.getByRole('main').getByRole('list').filter({ hasText: '5.000+' })
const listOf = (page: Page, heading: string) => section(page, heading).getByRole('list')

const styles = (list: Locator, property: 'opacity' | 'transitionDelay' | 'translate') =>
  list
    .locator('> li')
    .evaluateAll((entries, name) => entries.map((entry) => getComputedStyle(entry)[name]), property)

const opacities = async (list: Locator) => new Set(await styles(list, 'opacity'))
const hidden = (list: Locator) => expect.poll(() => opacities(list)).toEqual(new Set(['0']))
const shown = (list: Locator) => expect.poll(() => opacities(list)).toEqual(new Set(['1']))

/** Scrolls until the fraction and so many pixels of a list are above the window's last 50 px. */
const scrollTo = async (list: Locator, fraction: number, pixels: number) => {
  await list.evaluate(
    (element, { fraction, pixels }) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy(0, top + fraction * height + pixels - (window.innerHeight - 50))
    },
    { fraction, pixels },
  )
  await settle(list.page())
}

/** Whoever watches the scroll position has been told two frames later. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Delays in milliseconds; a style may list one for each property that moves. */
const delays = async (list: Locator) =>
  (await styles(list, 'transitionDelay')).map((delay) => Number.parseFloat(delay) * 1_000)

describe.each([
  ['the figures of the home page', '/', figures, [0, 400, 800]],
  [
    'the principles of the home page',
    '/',
    (page: Page) => listOf(page, 'So arbeiten wir'),
    [0, 400, 800],
  ],
  [
    'the values of the company',
    '/about',
    (page: Page) => listOf(page, 'Was uns wichtig ist'),
    [0, 400, 800, 1_200],
  ],
])('%s', (_, path, find, expectedDelays) => {
  it.each([
    ['phone', phone],
    ['flat window', flat],
  ])('appear one after another when three tenths are in view, on a %s', async (_, device) => {
    const { page } = await visit(path, device)
    const list = find(page)
    await hidden(list)
    for (const offset of await styles(list, 'translate')) expect(offset).not.toBe('none')

    await scrollTo(list, 0.3, -4)
    expect(await opacities(list)).toEqual(new Set(['0']))
    await scrollTo(list, 0.3, 4)
    await expect.poll(async () => (await styles(list, 'opacity'))[0]).not.toBe('0')
    expect(await delays(list)).toEqual(expectedDelays)
  })

  it('stay once they have appeared', async () => {
    const { page } = await visit(path, phone)
    const list = find(page)
    await hidden(list)
    await scrollTo(list, 0.5, 0)
    await shown(list)
    await page.evaluate(() => window.scrollTo(0, 0))
    await settle(page)
    await shown(list)
    expect(new Set(await styles(list, 'translate'))).toEqual(new Set(['none']))
  })

  it('can always be seen without JavaScript, and with reduced motion', async () => {
    const still = { ...phone, reducedMotion: 'reduce' as const }
    for (const options of [{ ...phone, ...withoutScript }, still]) {
      const { page } = await visit(path, options)
      expect(await opacities(find(page))).toEqual(new Set(['1']))
      expect(new Set(await styles(find(page), 'translate'))).toEqual(new Set(['none']))
    }
  })
})

describe('what is to be revealed', () => {
  it('also waits on a page that a click has opened', async () => {
    const { page } = await visit('/', desktop)
    await page.getByRole('link', { name: 'Über uns', exact: true }).first().click()
    const list = listOf(page, 'Was uns wichtig ist')
    await hidden(list)
    await scrollTo(list, 0.5, 0)
    await shown(list)
  })

  it('appears for who scrolls before the app has come, and stays when it comes', async () => {
    const { page } = await newVisitor(phone)
    let arrive = () => {}
    const arrival = new Promise<void>((done) => {
      arrive = done
    })
    await page.route('**/*.js', (route) => arrival.then(() => route.continue()))
    await page.goto(site)
    const list = figures(page)
    await hidden(list)
    await scrollTo(list, 0.5, 0)
    await shown(list)
    await page.evaluate(() => window.scrollTo(0, 0))
    arrive()
    await hydrated(page)
    await shown(list)
  })

  it('appears where the app does not arrive', async () => {
    const { page } = await newVisitor(phone)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(site)
    await hidden(figures(page))
    await scrollTo(figures(page), 0.5, 0)
    await shown(figures(page))
  })

  it('can be seen on paper', async () => {
    const { page } = await visit('/', phone)
    await hidden(figures(page))
    await page.emulateMedia({ media: 'print' })
    expect(await opacities(figures(page))).toEqual(new Set(['1']))
  })
})
