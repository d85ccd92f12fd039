// @module-tag long
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pass, visitAtRest } from './clock.ts'
import { desktop, hydrated, newVisitor, phone, site, visit } from './harness.ts'

const HEATING = '**/heating/index.json'

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true })

interface PageFile {
  page: { blocks: { type: string; services?: unknown }[] }
}

/** Answers with a page file whose services are missing, as often as `times` says. */
const damage = (page: Page, times: number) =>
  page.route(
    HEATING,
    async (route) => {
      const file: PageFile = await (await route.fetch()).json()
      for (const block of file.page.blocks) delete block.services
      await route.fulfill({ json: file })
    },
    { times },
  )

describe('a page that can not be rendered', () => {
  it('is answered with the error page, which offers a way on', async () => {
    const { page, complaints } = await visit('/', desktop)
    await damage(page, 1)
    await link(page, 'Heizung').click()
    const title = page.getByRole('heading', { level: 1 })
    await page.getByText('Unexpected Application Error!').waitFor()
    expect(await title.textContent()).toBe('Unexpected Application Error!')
    expect(await title.getAttribute('lang')).toBe('en')
    const phone = page.getByRole('main').getByRole('link', { name: /^\+49\s2942\s\d+$/ })
    expect(await phone.getAttribute('href')).toMatch(/^tel:\+492942\d+$/)
    expect(complaints.join()).toMatch(/undefined/)

    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('is said in the title, where the reading goes on, and left with the back button', async () => {
    const { page } = await visit('/', desktop)
    await damage(page, 1)
    await link(page, 'Heizung').click()
    await page.getByText('Unexpected Application Error!').waitFor()
    expect(await page.title()).toBe('Unexpected Application Error!')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Ein Betrieb/ }).waitFor()
    expect(page.url()).toBe(`${site}/`)
  })

  it('leads home with a whole document', async () => {
    const { page } = await visit('/', desktop)
    await damage(page, 1)
    await link(page, 'Heizung').click()
    await page.getByText('Unexpected Application Error!').waitFor()
    const home = page.getByRole('link', { name: 'Zur Startseite' })
    const [request] = await Promise.all([page.waitForRequest(`${site}/`), home.click()])
    expect(request.resourceType()).toBe('document')
    await page.getByRole('heading', { level: 1, name: /^Ein Betrieb/ }).waitFor()
  })
})

describe('a block that fails as the app takes the page over', () => {
  it('stays as the document has it, and so does the page', async () => {
    const { page, complaints } = await newVisitor(desktop)
    await damage(page, 1)
    await page.goto(`${site}/heating`)
    const services = page.locator('.block--services')
    const written = await services.innerHTML()
    await hydrated(page)
    expect(complaints.join()).toMatch(/undefined/)
    expect(await services.innerHTML()).toBe(written)
    await link(page, 'Bad').click()
    await page.getByRole('heading', { level: 1, name: /^Bäder/ }).waitFor()
  })

  it('only with what it does once it is there, does likewise', async () => {
    const { page, complaints } = await newVisitor({ ...desktop, reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(): void {
          throw new Error('nothing is watched here')
        }
      }
    })
    await page.goto(site)
    const title = page.getByRole('heading', { level: 1, name: /^Ein Betrieb/ })
    await title.waitFor()
    await hydrated(page)
    await expect.poll(() => complaints.join()).toMatch(/nothing is watched here/)
    expect(await title.isVisible()).toBe(true)
  })
})

describe('a browser that refuses to note anything in its history', () => {
  it('has the page as the document has it, whose links work', async () => {
    const { page } = await newVisitor(desktop)
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    await page.goto(`${site}/contact`)
    await page.mouse.wheel(0, 10)
    await page.locator('html:not([data-app])').waitFor()
    expect(await page.locator('h1').isVisible()).toBe(true)
    const [request] = await Promise.all([
      page.waitForRequest(`${site}/heating`),
      link(page, 'Heizung').click(),
    ])
    expect(request.resourceType()).toBe('document')
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
  })
})

describe('the document is loaded instead of a page file', () => {
  it.each(['null', '{}', '{"page":{}}'])('that is %s', async (body) => {
    const { page } = await visit('/', desktop)
    await page.route(HEATING, (route) => route.fulfill({ body, contentType: 'application/json' }))
    await link(page, 'Heizung').click()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })

  it.each(['', '#main'])('of another build, from its top or its fragment: %s', async (hash) => {
    const { page } = await visit('/', desktop)
    const build = { json: { build: 'new' } }
    await page.route(HEATING, (route) => route.fulfill(build), { times: 1 })
    await page.evaluate(() => window.scrollTo(0, 900))
    await link(page, 'Heizung').evaluate((element, fragment) => {
      ;(element as HTMLAnchorElement).href += fragment
    }, hash)
    // A click would scroll the header into view.
    await link(page, 'Heizung').dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100)
  })

  it('of another build, from its top, by who has begun to write in a form', async () => {
    const { page } = await visit('/contact', phone)
    await page.route(HEATING, (route) => route.fulfill({ json: { build: 'new' } }), { times: 1 })
    await page.locator('[name=message]').fill('Die Heizung tropft')
    await page.locator('a[href="/heating"]').first().dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100)
  })

  it('that stays the page of a captive portal', async () => {
    const page = await visitAtRest()
    const body = '<!doctype html><title>WLAN</title>'
    await page.route(HEATING, (route) => route.fulfill({ body, contentType: 'text/html' }))
    await link(page, 'Heizung').tap()
    for (const delay of [0, 1_000, 2_000]) await pass(page, delay)
    await page.clock.runFor(4_000)
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })
})

describe('a document whose data is damaged', () => {
  it('stays readable, and its links work', async () => {
    const { page } = await visit('/', desktop)
    await page.route(HEATING, (route) => route.fulfill({ json: '{' }))
    await page.goto(`${site}/heating`)
    // Loaded anew once, then without the app.
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation')
      const { app } = document.documentElement.dataset
      return (visit as PerformanceNavigationTiming).type === 'reload' && app === undefined
    })
    await link(page, 'Bad').click()
    await page.getByRole('heading', { level: 1, name: /^Bäder/ }).waitFor()
  })
})
