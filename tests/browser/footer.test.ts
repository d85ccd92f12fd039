import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, read, site } from './harness.ts'
import { allWords, linksOf, words } from './parts.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('the footer on a %s', (_, device) => {
  it('says who the company is, where it works, what it does, how to reach it', async () => {
    const page = await read('/', device)
    const text = await words(footer(page))
    expect(text).toContain('1910')

    const towns = footer(page).getByRole('list').filter({ hasText: 'Bielefeld' })
    expect(await allWords(towns.getByRole('listitem'))).toEqual([
      'Bielefeld',
      'Büren',
      'Delbrück',
      'Erwitte',
      'Ahlenfeld',
      'Gütersloh',
      'Hamm',
      'Lippstadt',
      'Paderborn',
      'Rheda-Wiedenbrück',
      'Rietberg',
      'Salzkotten',
      'Berlin',
      'Verl',
    ])

    expect(await linksOf(footer(page))).toEqual([
      ['Sanierung', '/renovation'],
      ['Heizung', '/heating'],
      ['Bad', '/bathroom'],
      ['Elektro', '/electrical'],
      ['Jobs', '/jobs'],
      ['Suche', '/suche'],
      [expect.stringMatching(/^\+49 2942 \d+$/), expect.stringMatching(/^tel:\+492942\d+$/)],
      [expect.stringContaining('@'), expect.stringMatching(/^mailto:\S+@\S+$/)],
      ['Datenschutz', '/privacy-policy'],
      ['Impressum', '/imprint'],
    ])
    expect(text).toMatch(/[A-Z]\S+ .*\d+ ?59590 Ahlenfeld/)
    expect(text).toContain(`© ${new Date().getFullYear()} `)
    const hours = await footer(page).getByRole('row').allTextContents()
    expect(hours.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Mo–Do8:00–12:00 Uhr.*13:00–17:00 Uhr$/),
      expect.stringMatching(/^Fr8:00–12:00 Uhr$/),
    ])
    for (const link of await footer(page).getByRole('link').all()) {
      expect(await link.isVisible()).toBe(true)
    }
  })
})

it('says whether somebody is there now, in Germany, wherever the visitor is', async () => {
  for (const [time, said] of [
    ['2026-11-24T10:00:00+01:00', 'jetzt geöffnet, bis 12:00 Uhr'],
    ['2026-11-24T12:30:00+01:00', 'öffnet heute um 13:00 Uhr'],
  ]) {
    const { page } = await newVisitor({ ...desktop, timezoneId: 'Pacific/Auckland' })
    await page.clock.setFixedTime(new Date(time as string))
    await page.goto(site)
    await hydrated(page)
    await expect.poll(() => words(footer(page).locator('.opening-now'))).toBe(said)
  }
})

it.each([768, 1440])('has its columns begin level in a window of %d px', async (width) => {
  const page = await read('/', { viewport: { width, height: 900 } })
  const topOf = async (name: string) => {
    const title = footer(page).getByRole('heading', { name, exact: true })
    return Math.round((await title.boundingBox())?.y ?? Number.NaN)
  }
  expect(await topOf('Kontakt')).toBe(await topOf('Leistungen'))
})

it('has the ways to the company on the left where nothing else is said', async () => {
  const page = await read('/')
  const leftOf = async (name: string) => (await page.locator(name).boundingBox())?.x
  expect(await leftOf('.site-footer__contact')).toBeGreaterThan(800)
  await footer(page)
    .locator('.site-footer__columns')
    .evaluate((columns) => columns.replaceChildren(columns.lastElementChild as Element))
  expect(await leftOf('.site-footer__contact')).toBe(await leftOf('.site-footer__end'))
})

describe('every document', () => {
  it('has the shared header and footer', async () => {
    const files = await fs.readdir(inject('out'), { recursive: true })
    const documents = files.filter((file) => file.endsWith('.html'))
    expect(documents.length).toBeGreaterThanOrEqual(27)
    for (const file of documents) {
      const html = await fs.readFile(path.join(inject('out'), file), 'utf8')
      expect(html.match(/<header class="site-header"/g), file).toHaveLength(1)
      expect(html.match(/<footer class="site-footer"/g), file).toHaveLength(1)
    }
  })
})
