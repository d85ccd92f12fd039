// @module-tag long
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { send } from './contact/form.ts'
import { desktop, hydrated, newVisitor, phone, site, turned } from './harness.ts'
import { hold } from './hold.ts'
import { allWords, words } from './parts.ts'

const APP = /\/assets\/main-[^/]*\.js$/
const SCRIPT = /\.js$/

/** Opens a page as somebody who saves data; also tells which scripts are asked for. */
const visitSaving = async (path: string, options: BrowserContextOptions = phone) => {
  const { page } = await newVisitor(options)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (SCRIPT.test(new URL(request.url()).pathname)) scripts.push(request.url())
  })
  await page.goto(site + path, { waitUntil: 'networkidle' })
  return { page, scripts }
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menü' })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true })
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pressed = (page: Page) => allWords(page.locator('[aria-pressed="true"]'))
const message = (page: Page) => page.locator('[name="message"]')

describe('visitors who save data', () => {
  it('read, scroll, print and follow links without the app', async () => {
    const { page, scripts } = await visitSaving('/heating')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('h1').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const link = page.getByRole('main').getByRole('link', { name: /^Heizung anfragen/ })
    const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
    expect(await link.first().isVisible()).toBe(true)
    const [request] = await Promise.all([page.waitForRequest(`${site}/imprint`), imprint.tap()])
    expect(request.resourceType()).toBe('document')
    await page.waitForURL(`${site}/imprint`, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
  })

  it('open the menu with the first tap, which brings the app', async () => {
    const { page } = await visitSaving('/')
    await menuButton(page).tap()
    await menuLink(page, 'Heizung').waitFor()
    await hydrated(page)
    expect(await menuLink(page, 'Heizung').isVisible()).toBe(true)
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('true')
  })

  it('filter with the first click', async () => {
    const { page } = await visitSaving('/portfolio', desktop)
    await filter(page, 'Bathroom').click()
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
    expect(page.url()).toBe(`${site}/portfolio?category=bathroom`)
    await filter(page, 'All').click()
    await expect.poll(() => pressed(page)).toEqual(['All'])
  })

  it('have the app at once where the address asks for something', async () => {
    const { page } = await visitSaving('/portfolio?category=bathroom')
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
  })

  it('type while the app comes, and lose nothing', async () => {
    const { page, scripts } = await visitSaving('/contact')
    expect(scripts).toEqual([])
    const release = await hold(page, APP)
    await message(page).fill('Die Heizung tropft')
    await page.locator('select').first().selectOption({ index: 1 })
    const topic = await page.locator('select').first().inputValue()
    release()
    await hydrated(page)
    expect(await message(page).inputValue()).toBe('Die Heizung tropft')
    expect(await page.locator('select').first().inputValue()).toBe(topic)
  })

  it('stay where they have scrolled to when the app comes', async () => {
    const { page } = await visitSaving('/contact#main')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    const { x = 0, y = 0 } = (await menuButton(page).boundingBox()) ?? {}
    await page.touchscreen.tap(x + 10, y + 10)
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})

describe('while the app is on its way', () => {
  it('a link leads on as in any document', async () => {
    const { page } = await newVisitor(desktop)
    await hold(page, APP)
    await page.goto(`${site}/`)
    const [request] = await Promise.all([
      page.waitForRequest(`${site}/heating`),
      menuLink(page, 'Heizung').click(),
    ])
    expect(request.resourceType()).toBe('document')
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
  })

  it.each(['/imprint', '/gibt-es-nicht'])('the way back of %s leads back', async (path) => {
    const { page } = await newVisitor(desktop)
    await hold(page, APP)
    await page.goto(`${site}/heating`)
    await page.goto(site + path)
    await page.getByRole('main').getByText('Zurück', { exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('buttons wait: the last one that was pressed counts', async () => {
    const { page } = await newVisitor(desktop)
    const release = await hold(page, APP)
    await page.goto(`${site}/portfolio`)
    await filter(page, 'Bathroom').click()
    await filter(page, 'Electrical').click()
    await filter(page, 'Bathroom').click()
    expect(await pressed(page)).toEqual(['All'])
    release()
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
    expect(await words(page.getByRole('status'))).toMatch(/^1 Projekt im Bereich/)
  })

  it('a form is sent once, by the app', async () => {
    const { page } = await newVisitor(desktop)
    const release = await hold(page, APP)
    await page.goto(`${site}/contact`)
    await send(page)
    release()
    await page.getByRole('alert').waitFor()
    expect(page.url()).toBe(`${site}/contact`)
  })
})

describe('everybody else', () => {
  it('has the app once somebody stirs: a click then asks for one page file', async () => {
    const { page } = await newVisitor(desktop)
    const asksFor = { app: false }
    page.on('request', (request) => {
      asksFor.app ||= APP.test(request.url())
    })
    await page.goto(site, { waitUntil: 'networkidle' })
    expect(asksFor.app).toBe(false)
    const loadedAt = page.waitForRequest(APP)
    await page.mouse.move(200, 200)
    await loadedAt
    // A browser that nobody sees may say so a frame later.
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
    await expect.poll(paints).toBeGreaterThan(0)
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const isStyle = request.url().endsWith('.css')
      if (['document', 'fetch'].includes(request.resourceType()) && !isStyle)
        asked.push(request.url())
    })
    await menuLink(page, 'Heizung').click()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    await turned(page)
    expect(asked).toEqual([`${site}/heating/index.json`])
  })

  it.each([
    ['scrolls', (page: Page) => page.mouse.wheel(0, 300)],
    ['presses a key', (page: Page) => page.keyboard.press('Tab')],
    ['only looks', (page: Page) => page.clock.fastForward(10_000)],
  ])('has the app who %s', async (_, stir) => {
    const { page } = await newVisitor(desktop)
    await page.clock.install()
    await page.goto(site)
    const loaded = page.waitForRequest(APP)
    await stir(page)
    await loaded
  })
})

/** Style sheets that apply to the page as it is shown. */
const applying = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets, ...document.adoptedStyleSheets].filter(
        ({ media }) => matchMedia(media.mediaText || 'all').matches,
      ).length,
  )

it('the styles of the whole page apply together, as each alone has it laid out anew', async () => {
  const { page } = await newVisitor(desktop)
  const release = await hold(page, /\/assets\/services\.[^/]*\.css$/)
  const others = page.waitForResponse(/\/assets\/consultation\.[^/]*\.css$/)
  await page.goto(`${site}/heating`)
  const before = await applying(page)
  await (await others).finished()
  expect(await applying(page)).toBe(before)
  release()
  await hydrated(page)
  expect(await applying(page)).toBeGreaterThan(before + 1)
})
