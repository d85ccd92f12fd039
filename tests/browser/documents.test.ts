// @module-tag long
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, read, site, visit, withoutScript } from './harness.ts'

const routes = [
  '/',
  '/renovation',
  '/heating',
  '/bathroom',
  '/electrical',
  '/electrical/installation',
  '/electrical/photovoltaics',
  '/electrical/ev-charging',
  '/about',
  '/impact',
  '/jobs',
  '/contact',
  '/blog',
  '/portfolio',
  '/portfolio/munich-heat-pump',
  '/portfolio/project-2',
  '/portfolio/project-3',
  '/portfolio/project-4',
  '/portfolio/project-5',
  '/portfolio/project-6',
  '/imprint',
  '/privacy-policy',
]

describe('every page', () => {
  it('is complete without JavaScript: one main heading, title, description, canonical', async () => {
    for (const route of routes) {
      const page = await read(route)
      expect(await page.locator('h1').count(), route).toBe(1)
      expect(await page.title(), route).not.toBe('')
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description?.length, route).toBeGreaterThan(50)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(route)
    }
  })

  it('comes alive without a warning, an error or a request to another server', async () => {
    const elsewhere: string[] = []
    const { page, complaints } = await newVisitor(desktop)
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site) && !url.startsWith('data:')) elsewhere.push(url)
    })
    for (const route of routes) {
      await page.goto(site + route)
      await hydrated(page)
      expect(complaints, route).toEqual([])
      expect(elsewhere, route).toEqual([])
    }
  })
})

it('a link back shows the whole ring of its focus', async () => {
  const { page } = await visit('/electrical/photovoltaics', desktop)
  const link = page.locator('.block--back a')
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  const end = await page.locator('.block--back').evaluate(bottomOf)
  // 3 pixels wide, and as far away.
  expect(end - (await link.evaluate(bottomOf))).toBeGreaterThanOrEqual(6)
})

describe('unknown addresses', () => {
  it('answer with status 404 and the 404 page', async () => {
    const { page } = await visit('/', withoutScript)
    const response = await page.goto(`${site}/gibt-es-nicht`)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('404')
  })

  it('answer below /blog with the page for unknown articles', async () => {
    const { page } = await visit('/', withoutScript)
    const response = await page.goto(`${site}/blog/gibt-es-nicht`)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Post Not Found')
    expect(await page.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe(
      '/blog',
    )
  })
})
