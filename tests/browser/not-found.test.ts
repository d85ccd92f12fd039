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
import { words } from './parts.ts'

const main = (page: Page) => page.getByRole('main')
const backButton = (page: Page) => main(page).getByText('Zurück', { exact: true })

describe.each([
  ['with JavaScript on a phone', phone],
  ['without JavaScript', { ...desktop, ...withoutScript }],
])('an unknown address %s', (_, options) => {
  it('says so in the words of the specification, and leads home', async () => {
    const { page } = await visit('/gibt/es/nicht', options)
    expect(await words(page.getByRole('heading', { level: 1 }))).toBe('404')
    expect(await main(page).getByText('Seite nicht gefunden', { exact: true }).isVisible()).toBe(
      true,
    )
    const text = 'Die gesuchte Seite existiert nicht oder wurde verschoben.'
    expect(await main(page).getByText(text, { exact: true }).isVisible()).toBe(true)

    const home = page.getByRole('link', { name: 'Zur Startseite' })
    expect(await home.getAttribute('href')).toBe('/')
    await home.click()
    await page.getByRole('heading', { level: 1, name: 'Ein Betrieb' }).waitFor()
    expect(page.url()).toBe(`${site}/`)
  })
})

describe('the 404 page', () => {
  it('names no address of its own to those who share it', async () => {
    const page = await read('/gibt-es-nicht')
    expect(await page.locator('meta[property="og:url"]').count()).toBe(0)
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1)
  })

  it('goes back in the history of the browser', async () => {
    const { page } = await visit('/heating', desktop)
    await page.goto(`${site}/gibt-es-nicht`)
    await hydrated(page)
    await backButton(page).click()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('leads home where no JavaScript runs', async () => {
    const { page } = await visit('/gibt-es-nicht', withoutScript)
    await backButton(page).click()
    await page.waitForURL(`${site}/`)
  })

  it('answers with status 404 in every folder, and is hidden from search engines', async () => {
    const { page } = await newVisitor(withoutScript)
    for (const path of ['/gibt-es-nicht', '/heating/gibt-es-nicht', '/portfolio/project-7']) {
      const response = await page.goto(site + path)
      expect(response?.status(), path).toBe(404)
      expect(await words(page.locator('h1')), path).toBe('404')
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    }
  })

  it('ends its message with the buttons: an ornament beside it would go on below them', async () => {
    const { page } = await visit('/gibt-es-nicht', { ...phone, ...withoutScript })
    await page.setViewportSize({ width: 390, height: 1600 })
    const gap = await page.locator('.message').evaluate((message) => {
      const below = (element: Element) => element.getBoundingClientRect().bottom
      return below(message) - below(message.lastElementChild ?? message)
    })
    expect(gap).toBeLessThan(64)
  })

  it('comes alive without a complaint but that of the browser about the status', async () => {
    const { complaints } = await visit('/gibt-es-nicht', desktop)
    expect(complaints).toEqual([expect.stringContaining('404 (Not Found)')])
  })
})
