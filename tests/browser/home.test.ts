import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, read, visit } from './harness.ts'
import { allWords, entry, linksOf, picturesAreComplete, section, words } from './parts.ts'

const main = (page: Page) => page.getByRole('main')

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('the home page on a %s', (_, device) => {
  it('can be read without JavaScript, from the hero to the figures', async () => {
    const page = await read('/', device)
    const hero = main(page).locator('section').first()
    const text = await words(hero)
    expect(text).toMatch(/nachhaltig/i)
    expect(text).toContain('40 %')
    expect(text).toContain('seit 1910')
    expect(await words(hero.getByRole('heading', { level: 1 }))).toBe(
      'Ein Betrieb für das ganze Haus',
    )
    expect(await linksOf(hero)).toEqual([
      ['Beratung anfragen', '/contact'],
      ['Über uns', '/about'],
    ])
    expect(await hero.locator('img').isVisible()).toBe(true)
    expect(await hero.locator('video').count()).toBe(0)

    const figures = main(page).getByRole('listitem')
    for (const [value, label] of [
      ['5.000+', 'abgeschlossene Projekte'],
      ['115+', 'Jahre Erfahrung'],
      ['30+', 'erfahrene Handwerkerinnen und Handwerker'],
    ] as const) {
      const figure = figures.filter({ has: page.getByText(value, { exact: true }) })
      expect(await figure.isVisible()).toBe(true)
      expect(await words(figure)).toMatch(new RegExp(`${label}.*Quelle: .+, Stand .+ 20\\d\\d$`))
    }
  })
})

describe('the home page', () => {
  it('leads to the four services, each on a card with picture', async () => {
    const { page } = await visit('/', desktop)
    for (const [title, target] of [
      ['Sanierung', '/renovation'],
      ['Heizung', '/heating'],
      ['Bad', '/bathroom'],
      ['Elektro', '/electrical'],
    ] as const) {
      const card = entry(page, new RegExp(`^${title}$`))
      expect(await linksOf(card)).toEqual([[`Mehr erfahren: ${title}`, target]])
      expect((await words(card)).length).toBeGreaterThan(80)
      expect(await card.locator('img').getAttribute('alt')).not.toBe('')
    }
    expect(await picturesAreComplete(section(page, 'Was wir machen'))).toBe(true)
    const cards = section(page, 'Was wir machen').getByRole('listitem')
    expect(await cards.count()).toBe(4)

    // The whole card is the target, its picture too.
    await entry(page, /^Bad$/).click({ position: { x: 40, y: 40 } })
    await page.getByRole('heading', { level: 1, name: /^Bäder/ }).waitFor()
  })

  it('says how the company works, and what three customers say with five stars each', async () => {
    const page = await read('/')
    const principles = section(page, 'So arbeiten wir').getByRole('heading', { level: 3 })
    expect(await allWords(principles)).toEqual(['Qualität', 'Kundenbetreuung', 'Nachhaltigkeit'])

    const voices = section(page, 'Was Kundinnen und Kunden sagen')
    expect(await voices.getByRole('listitem').count()).toBe(3)
    for (const voice of await voices.getByRole('listitem').all()) {
      const stars = voice.getByRole('img', { name: '5 von 5 Sternen' })
      expect(await stars.locator('svg').count()).toBe(5)
      expect((await words(voice.getByRole('blockquote'))).length).toBeGreaterThan(60)
      expect(await words(voice)).toMatch(/(Ahlenfeld|Lippstadt|Salzkotten)$/)
    }
    expect(await words(voices)).toMatch(/Bewertung.*Einwilligung/)
  })
})
