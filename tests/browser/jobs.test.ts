// @module-tag long
import { describe, expect, it } from 'vitest'
import { phone, read, site, visit, withoutScript } from './harness.ts'
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

/** The beginning of an application. */
const LINE = (vacancy: string) => `Bewerbung um die Stelle: ${vacancy}\n\n`

describe('/jobs', () => {
  it('seeks skilled people for the eight trades', async () => {
    const page = await read('/jobs')
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
    const page = await read('/jobs')
    const offers = await words(section(page, 'Offene Stellen'))
    expect(offers).toMatch(/Initiativbewerbungen sind willkommen/)
    expect(offers).toMatch(/Wir antworten schnell/)
  })

  it('takes applicants to the top of the form, with the topic chosen', async () => {
    const { page } = await visit('/jobs', phone)
    const apply = page.getByRole('link', { name: 'Jetzt bewerben', exact: true })
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

  it('names each vacancy in its link, and leads to each by its id', async () => {
    const { page } = await visit('/jobs#tiler', { ...phone, ...withoutScript })
    const top = () => page.locator('#tiler').evaluate((node) => node.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    const links = await page.locator('.job a.action').all()
    const names = await Promise.all(links.map(words))
    expect(names).toContain('Jetzt bewerben: Fliesenleger (m/w/d)')
    expect(new Set(names).size).toBe(TRADES.length)
  })

  it('lets the application begin with the vacancy, and takes another one in its place', async () => {
    const { page } = await visit('/jobs', phone)
    const apply = async (id: string) => {
      await page.locator(`#${id} summary`).tap()
      await page.locator(`#${id} a.action`).tap()
      await page.waitForURL(`${site}/contact?inquiry=jobs&job=${id}`)
    }
    const message = page.getByLabel('Nachricht')
    await apply('tiler')
    await expect.poll(() => message.inputValue()).toBe(LINE('Fliesenleger (m/w/d)'))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await message.pressSequentially('Guten Tag')
    await page.reload()
    const kept = `${LINE('Fliesenleger (m/w/d)')}Guten Tag`
    await expect.poll(() => message.inputValue()).toBe(kept)
    await page.goto(`${site}/jobs`)
    await apply('painter')
    const changed = `${LINE('Maler und Lackierer (m/w/d)')}Guten Tag`
    await expect.poll(() => message.inputValue()).toBe(changed)
  })

  it('shows nothing of an address that names no vacancy of the site', async () => {
    const { page } = await visit('/contact?inquiry=jobs&job=%3Cb%3EChef', phone)
    await expect.poll(() => page.getByLabel('Thema').inputValue()).toBe('jobs')
    expect(await page.getByLabel('Nachricht').inputValue()).toBe('')
    expect(await page.locator('body').innerText()).not.toContain('Chef')
  })
})
