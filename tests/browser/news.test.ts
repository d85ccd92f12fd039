// @module-tag long
import { describe, expect, it } from 'vitest'
import { desktop, phone, read, site, visit, withoutScript } from './harness.ts'
import { allWords, entry, linksOf, picturesAreComplete, section, words } from './parts.ts'

const ITEMS = [
  ['2026-11-09', '9. November 2026', '/blog/heizungsfoerderung-2026'],
  ['2026-10-12', '12. Oktober 2026', '/blog/ausbildung-2027'],
  ['2025-09-22', '22. September 2025', '/blog/115-jahre-erlenbeck'],
] as const

describe('/blog', () => {
  it('lists the three news items, newest first, each leading to its article', async () => {
    const page = await read('/blog')
    const items = await page.getByRole('main').getByRole('listitem').all()
    expect(items).toHaveLength(3)
    for (const [index, item] of items.entries()) {
      const [machine, date, target] = ITEMS[index] ?? []
      const title = await words(item.getByRole('heading'))
      expect(await words(item.locator('time'))).toBe(date)
      expect(await item.locator('time').getAttribute('datetime')).toBe(machine)
      expect(await linksOf(item)).toEqual([[`Weiterlesen: ${title}`, target]])
      expect((await words(item.getByRole('paragraph'))).length).toBeGreaterThan(60)
    }
    expect(await picturesAreComplete(page.getByRole('main'))).toBe(true)
    expect((await linksOf(page.getByRole('main'))).at(-1)).toEqual(['Zurück zu Über uns', '/about'])
  })

  it('opens an article from anywhere on its card', async () => {
    const { page } = await visit('/blog', phone)
    await entry(page, '115 Jahre').tap()
    await page.getByRole('heading', { level: 1, name: '115 Jahre' }).waitFor()
    expect(page.url()).toBe(`${site}/blog/115-jahre-erlenbeck`)
  })
})

describe('an article', () => {
  it('has title, date, author, picture, excerpt and body', async () => {
    const page = await read('/blog/115-jahre-erlenbeck')
    const article = page.getByRole('article')
    expect(await words(article.getByRole('heading', { level: 1 }))).toMatch(/^115 Jahre/)
    expect(await words(article.locator('time'))).toBe('22. September 2025')
    expect(await words(article)).toMatch(/22\. September 2025 ?Von Henrike Erlenbeck/)
    expect(await words(article)).toContain('Angefangen hat es 1910')
    expect(await article.getByRole('img').getAttribute('alt')).toMatch(/^Illustration: /)
    expect(await picturesAreComplete(article)).toBe(true)
    expect(await allWords(article.getByRole('listitem'))).toHaveLength(3)
  })

  it('shows a paragraph between double asterisks as a heading, and no asterisk', async () => {
    const headings: Record<string, string[]> = {}
    for (const [, , path] of ITEMS) {
      const page = await read(path)
      const article = page.getByRole('article')
      expect(await words(article)).not.toContain('*')
      headings[path] = await allWords(article.getByRole('heading', { level: 2 }))
    }
    expect(headings).toEqual({
      '/blog/heizungsfoerderung-2026': [
        'Wie sich der Betrag zusammensetzt',
        'Erst der Vertrag mit Klausel, dann der Antrag, dann die Arbeit',
        'Was nach dem Einbau kommt',
        'Und was sich ändern kann',
      ],
      '/blog/ausbildung-2027': [
        'Diese Berufe bilden wir aus',
        'So sieht das erste Jahr aus',
        'Worauf wir achten',
        'So geht die Bewerbung',
      ],
      '/blog/115-jahre-erlenbeck': ['Ein Samstag auf dem Hof', 'Was geblieben ist'],
    })
  })

  it('ends with the way to /about#contact, and arrives there', async () => {
    const { page } = await visit('/blog/ausbildung-2027', desktop)
    const contact = page.locator('.article__footer').getByRole('link')
    expect(await contact.getAttribute('href')).toBe('/about#contact')
    await contact.click()
    const target = section(page, 'Lernen Sie uns kennen')
    await target.waitFor()
    expect(page.url()).toBe(`${site}/about#contact`)
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(400)
    expect(await top()).toBeGreaterThanOrEqual(0)
  })

  it('has a way back to the list', async () => {
    const page = await read('/blog/ausbildung-2027')
    expect((await linksOf(page.getByRole('main')))[0]).toEqual(['Alle Neuigkeiten', '/blog'])
  })
})

describe.each([
  ['with JavaScript', desktop],
  ['without JavaScript', { ...desktop, ...withoutScript }],
])('an unknown article %s', (_, options) => {
  it('is not found, in English, with the way back to the list', async () => {
    const { page } = await visit('/blog/gibt-es-nicht', options)
    const title = page.getByRole('heading', { level: 1 })
    expect(await words(title)).toBe('Post Not Found')
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en',
    )
    expect(await linksOf(page.getByRole('main'))).toEqual([['Back to Blog', '/blog']])
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }).waitFor()
    expect(page.url()).toBe(`${site}/blog`)
  })
})
