import type { Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, read, site, visit } from './harness.ts'

const isOfDocument = (request: Request) => request.url().includes('/files/rechenweg.pdf')

describe('a link to a document', () => {
  it('says what it is, and how large, before anybody loads it', async () => {
    const link = (await read('/impact')).getByRole('link', { name: 'Rechenweg' })
    expect(await link.textContent()).toMatch(/^Rechenweg \(PDF, \d+\skB\)$/)
  })

  it('leads past the app to the file, of which nothing is asked for before', async () => {
    const { page, complaints } = await visit('/impact', desktop)
    const asked: string[] = []
    page.on('request', (request) => isOfDocument(request) && asked.push(request.url()))
    const link = page.getByRole('link', { name: 'Rechenweg' })
    await link.hover()
    await link.focus()
    expect(asked).toEqual([])
    const [request] = await Promise.all([page.waitForRequest(isOfDocument), link.click()])
    expect(request.isNavigationRequest()).toBe(true)
    const response = await request.response()
    expect([response?.status(), response?.headers()['content-type']]).toEqual([
      200,
      'application/pdf',
    ])
    expect(complaints).toEqual([])
  })
})

it.each([
  '/files/rechenweg.pdf#PDF, 1 kB',
  'https://fremd.invalid/',
])('in a tab that has no page to go back to, the way back opens %s past the app', async (href) => {
  const { page } = await newVisitor(desktop)
  const tab = page.context()
  await tab.route('**/imprint/index.json', async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({
      body: text.replace('"href":"/","back":true', `"href":"${href}","back":true`),
    })
  })
  await page.goto(site)
  const [fresh] = await Promise.all([
    tab.waitForEvent('page'),
    page.evaluate(() => void window.open('/imprint')),
  ])
  await hydrated(fresh)
  const [request] = await Promise.all([
    fresh.waitForRequest(new URL(href.replace(/#.*/, ''), site).href),
    fresh.getByRole('main').getByText('Zurück', { exact: true }).click(),
  ])
  expect(request.isNavigationRequest()).toBe(true)
})
