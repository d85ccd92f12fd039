import { describe, expect, it } from 'vitest'
import { phone, site, visit, withoutScript } from './harness.ts'
import { entry, section, words } from './parts.ts'

const TRADES = [
  /Buchhaltung|Buchhalter/,
  /Elektroniker/,
  /Anlagenmechaniker SHK/,
  /Badmodernisierung/,
  /Trockenbau/,
  /Fliesenleger/,
  /Maler und Lackierer/,
  /Tischler.*Innenausbau/,
]

describe('/jobs', () => {
  it('seeks skilled people for the eight trades', async () => {
    const { page } = await visit('/jobs', withoutScript)
    expect(await words(page.locator('h1'))).toMatch(/suchen.*Handwerk/)
    const positions = section(page, 'Offene Stellen').locator('> ul > li')
    expect(await positions.count()).toBe(TRADES.length)
    for (const [index, trade] of TRADES.entries()) {
      const position = positions.nth(index)
      expect(await words(position.getByRole('heading', { level: 3 }))).toMatch(trade)
      expect(await words(position)).toMatch(/Ihre Aufgaben.+Das bringen Sie mit.+/)
    }
    expect(await words(positions.first())).toMatch(/^Erfahrene/)
  })

  it('unfolds a position, also without JavaScript', async () => {
    const { page } = await visit('/jobs', { ...phone, ...withoutScript })
    const position = entry(page, /Elektroniker/)
    const tasks = position.getByText('Ihre Aufgaben')
    expect(await tasks.isVisible()).toBe(false)
    await position.locator('summary').tap()
    await tasks.waitFor()
    await position.locator('summary').press('Enter')
    await tasks.waitFor({ state: 'hidden' })
  })

  it('welcomes unsolicited applications and promises a prompt reply', async () => {
    const { page } = await visit('/jobs', withoutScript)
    const offers = await words(section(page, 'Offene Stellen'))
    expect(offers).toMatch(/Initiativbewerbungen sind willkommen/)
    expect(offers).toMatch(/Wir antworten schnell/)
  })

  it('takes applicants to the top of the form, with the topic chosen', async () => {
    const { page } = await visit('/jobs', phone)
    const apply = page.getByRole('link', { name: 'Jetzt bewerben' })
    const targets = await apply.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(targets.length).toBeGreaterThan(0)
    expect(new Set(targets)).toEqual(new Set(['/contact?inquiry=jobs']))

    await apply.last().scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await apply.last().tap()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(page.url()).toBe(`${site}/contact?inquiry=jobs`)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => page.getByLabel('Thema').inputValue()).toBe('jobs')
  })
})
