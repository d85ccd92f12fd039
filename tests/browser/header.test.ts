import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  desktop,
  hydrated,
  newVisitor,
  phone,
  read,
  site,
  visit,
  withoutScript,
} from './harness.ts'
import { hold } from './hold.ts'
import { linksOf, words } from './parts.ts'

const LINKS = [
  ['Start', '/'],
  ['Sanierung', '/renovation'],
  ['Heizung', '/heating'],
  ['Bad', '/bathroom'],
  ['Elektro', '/electrical'],
  ['Über uns', '/about'],
  ['Jobs', '/jobs'],
  ['Kontakt', '/contact'],
]

/** In the menu, the number as well. */
const MENU_LINKS = [
  ...LINKS,
  [expect.stringMatching(/^\+49 2942 /), expect.stringMatching(/^tel:/)],
]

const header = (page: Page) => page.getByRole('banner')
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const link = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü' })
const isExpanded = (page: Page) => menuButton(page).getAttribute('aria-expanded')

const activeLinks = (page: Page) => navigation(page).locator('[aria-current="page"]').all()
const activeLabels = async (page: Page) => Promise.all((await activeLinks(page)).map(words))

describe('the links', () => {
  it('are the eight of the specification in its order, behind the logo that leads home', async () => {
    const page = await read('/heating')
    expect(await linksOf(navigation(page))).toEqual(LINKS)
    const [logo] = await linksOf(header(page))
    expect(logo?.[1]).toBe('/')
    expect(await header(page).getByRole('link', { name: 'Erlenbeck' }).isVisible()).toBe(true)
    expect(await menuButton(page).isVisible()).toBe(false)
  })

  it('set the way to the contact page off as a button', async () => {
    const page = await read('/')
    const background = (name: string) =>
      link(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background('Jobs')).toBe('rgba(0, 0, 0, 0)')
    expect(await background('Kontakt')).not.toBe('rgba(0, 0, 0, 0)')
  })
})

describe('the skip link', () => {
  it('comes first and leads past the header', async () => {
    const { page } = await visit('/heating', desktop)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await words(focused)).toBe('Heizung anfragen')
  })
})

describe('the active link', () => {
  it('is home only on the home page, the others also on the pages below them', async () => {
    const expected = {
      '/': ['Start'],
      '/renovation': ['Sanierung'],
      '/heating': ['Heizung'],
      '/heating/': ['Heizung'],
      '/bathroom': ['Bad'],
      '/electrical': ['Elektro'],
      '/electrical/photovoltaics': ['Elektro'],
      '/about': ['Über uns'],
      '/jobs': ['Jobs'],
      '/contact?inquiry=jobs': ['Kontakt'],
      '/portfolio': [],
      '/heatings': [],
    }
    const found: Record<string, string[]> = {}
    for (const path of Object.keys(expected)) {
      const page = await read(path)
      found[path] = await activeLabels(page)
    }
    expect(found).toEqual(expected)
  })

  it('can be seen, and follows the visitor from page to page', async () => {
    const { page } = await visit('/', desktop)
    const pipe = (name: string) =>
      link(page, name).evaluate((element) => getComputedStyle(element, '::after').borderBottomColor)
    const [active, other] = [await pipe('Start'), await pipe('Jobs')]
    expect(active).not.toBe(other)

    await link(page, 'Jobs').click()
    await expect.poll(() => activeLabels(page)).toEqual(['Jobs'])
    await page.mouse.move(0, 400)
    expect(await pipe('Jobs')).toBe(active)
  })
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s', (_, device) => {
  it('the header stays on top while the page scrolls', async () => {
    const { page } = await visit('/heating', { ...device, ...withoutScript })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const box = await header(page).boundingBox()
    expect(box?.y).toBe(0)
    expect(box?.width).toBe(device.viewport?.width)
  })
})

describe('the menu of small screens', () => {
  it('opens and closes with its button, and with Escape', async () => {
    const { page } = await visit('/', phone)
    expect(await link(page, 'Heizung').isVisible()).toBe(false)
    expect(await isExpanded(page)).toBe('false')

    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor()
    expect(await linksOf(navigation(page))).toEqual(MENU_LINKS)
    await expect.poll(() => isExpanded(page)).toBe('true')

    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor({ state: 'hidden' })
    await expect.poll(() => isExpanded(page)).toBe('false')

    await menuButton(page).press('Enter')
    await link(page, 'Heizung').waitFor()
    await page.keyboard.press('Escape')
    await link(page, 'Heizung').waitFor({ state: 'hidden' })
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(
      true,
    )
  })

  it('closes when a link is chosen, the one to the shown page included', async () => {
    const { page } = await visit('/heating', phone)
    for (const name of ['Heizung', 'Bad']) {
      await menuButton(page).tap()
      await link(page, name).tap()
      await menuButton(page).waitFor()
      await link(page, name).waitFor({ state: 'hidden' })
    }
    await expect.poll(() => page.url()).toBe(`${site}/bathroom`)
    expect(await isExpanded(page)).toBe('false')
  })

  it('closes when somebody goes back to where they were on the page', async () => {
    const { page } = await visit('/heating', phone)
    await page.getByRole('main').getByRole('link', { name: 'Leistungen' }).tap()
    await expect.poll(() => page.url()).toBe(`${site}/heating#leistungen`)
    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor()
    await page.goBack()
    await link(page, 'Heizung').waitFor({ state: 'hidden' })
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('works without JavaScript', async () => {
    const { page } = await visit('/', { ...phone, ...withoutScript })
    expect(await link(page, 'Heizung').isVisible()).toBe(false)
    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor()
    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor({ state: 'hidden' })
    await menuButton(page).tap()
    await link(page, 'Heizung').tap()
    await page.waitForURL(`${site}/heating`)
    expect(await link(page, 'Heizung').isVisible()).toBe(false)
  })

  it('stays open when the app takes over a page whose menu is open', async () => {
    const { page } = await newVisitor(phone)
    const release = await hold(page, /\/assets\/main-.*\.js$/)
    await page.goto(`${site}/`, { waitUntil: 'commit' })
    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor()
    release()
    await hydrated(page)
    expect(await link(page, 'Heizung').isVisible()).toBe(true)
    await expect.poll(() => isExpanded(page)).toBe('true')
  })

  it('keeps the focus in the header while it is open, and what is behind it at rest', async () => {
    const { page } = await visit('/heating', phone)
    const focused = () => page.evaluate(() => document.activeElement?.closest('header') !== null)
    const width = () => page.evaluate(() => document.documentElement.clientWidth)
    const before = await width()
    await menuButton(page).press('Enter')
    await link(page, 'Heizung').waitFor()
    for (let step = 0; step < MENU_LINKS.length; step += 1) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(true)
    }
    expect(await words(page.locator(':focus'))).toMatch(/^\+49 2942 /)
    await page.keyboard.press('Tab')
    expect(await page.locator('main :focus, footer :focus').count()).toBe(0)

    await page.mouse.move(180, 700)
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await width()).toBe(before)

    await page.keyboard.press('Escape')
    await link(page, 'Heizung').waitFor({ state: 'hidden' })
    expect(await menuButton(page).evaluate((button) => button.matches(':focus'))).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  it('gives the page and the focus free when the window becomes wide', async () => {
    const { page } = await visit('/heating', phone)
    await menuButton(page).press('Enter')
    await link(page, 'Bad').focus()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    expect(await words(page.locator(':focus'))).toBe('Bad')

    await page.setViewportSize({ width: 390, height: 844 })
    await menuButton(page).press('Enter')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    const isInHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null)
    await expect.poll(isInHeader).toBe(true)
  })

  it('lets go of the page when a link is chosen', async () => {
    const { page } = await visit('/', phone)
    await menuButton(page).tap()
    await link(page, 'Bad').tap()
    await page.getByRole('heading', { level: 1, name: /^Bäder/ }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('keeps the page behind it from scrolling without JavaScript, too', async () => {
    const { page } = await visit('/heating', { ...phone, ...withoutScript })
    await menuButton(page).tap()
    await link(page, 'Heizung').waitFor()
    const overflow = () => page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)
    expect(await overflow()).toBe('hidden')
    await menuButton(page).tap()
    await expect.poll(overflow).toBe('visible')
  })
})

describe('a company with many pages', () => {
  /** More links than stand in a line. */
  const addLinks = (page: Page) =>
    page.locator('.site-nav__list').evaluate((list) => {
      for (const label of ['Photovoltaik', 'Referenzen', 'Aktuelles', 'Badausstellung']) {
        const item = list.lastElementChild?.cloneNode(true) as HTMLElement
        const anchor = item.querySelector('a')
        if (anchor) anchor.textContent = label
        list.append(item)
      }
    })

  it.each([
    1100, 1280, 1600,
  ])('has its name and all links in a window of %i pixels', async (width) => {
    const viewport = { width, height: 800 }
    const { page } = await newVisitor({ viewport, ...withoutScript })
    await page.goto(site)
    const height = (await header(page).boundingBox())?.height
    await addLinks(page)
    const boxes = await Promise.all(
      (await header(page).getByRole('link').all()).map((each) => each.boundingBox()),
    )
    const shown = boxes.filter((box) => box !== null)
    expect(shown[0]?.width).toBeGreaterThan(120)
    expect(shown.map((box) => Math.ceil(box.x + box.width) <= width)).not.toContain(false)
    expect(shown.map((box) => box.y >= 0 && box.y + box.height <= (height ?? 0))).not.toContain(
      false,
    )
  })

  it.each([1100, 1280, 1600])('breaks no word of its name in a window of %i', async (width) => {
    const { page } = await newVisitor({ viewport: { width, height: 800 }, ...withoutScript })
    await page.goto(site)
    await addLinks(page)
    const lines = await page.locator('.site-header__logo > span').evaluate((name) => {
      name.textContent = 'Dachdeckerei Löbner'
      const range = document.createRange()
      range.setStart(name.firstChild as Text, 0)
      range.setEnd(name.firstChild as Text, 'Dachdeckerei'.length)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})

describe('a name of three words', () => {
  const nameAndRoom = (page: Page, spacing = '') =>
    page.locator('.site-header__logo > span').evaluate((name, rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
      name.textContent = 'Wolf Haustechnik eK'
      const range = document.createRange()
      range.selectNodeContents(name)
      const { top, bottom } = range.getBoundingClientRect()
      const room = name.closest('header')?.getBoundingClientRect()
      return { top, bottom, room: room?.bottom ?? 0 }
    }, spacing)

  /** What readers may set, WCAG 2.2, success criterion 1.4.12. */
  const SPACING =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

  it.each([
    [320, 'as they are', ''],
    [360, 'as they are', ''],
    [390, 'as they are', ''],
    [320, 'set apart', SPACING],
    [390, 'set apart', SPACING],
    [1100, 'set apart', SPACING],
  ])('is seen whole in a window of %i pixels with lines %s', async (width, _, spacing) => {
    const { page } = await newVisitor({ viewport: { width, height: 640 }, ...withoutScript })
    await page.goto(site)
    const { top, bottom, room } = await nameAndRoom(page, spacing)
    // Above and below its letters, the outer lines have a little room of their own.
    expect(top).toBeGreaterThan(-5)
    expect(bottom).toBeLessThan(room + 5)
  })
})

it.each([
  'Holz',
  'Ulm',
  'Löbner',
  'Ofenbau',
])('a name of one short word stands beside the sign: %s', async (name) => {
  const { page } = await newVisitor({ ...phone, ...withoutScript })
  await page.goto(site)
  const words = page.locator('.site-header__logo > span')
  await words.evaluate((element, text) => {
    element.textContent = text
  }, name)
  for (const width of [320, 390, 768, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const sign = await page.locator('.site-header__logo > img').boundingBox()
    const own = await words.boundingBox()
    expect(own?.x).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 0))
  }
})
