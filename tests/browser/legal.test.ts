// @module-tag long
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, phone, read, site, visit, withoutScript } from './harness.ts'
import { allWords, linksOf, section, words } from './parts.ts'

const titles = (page: Page) => allWords(page.getByRole('main').getByRole('heading', { level: 2 }))

const backButton = (page: Page) => page.getByRole('main').getByText('Zurück', { exact: true })

describe('/imprint', () => {
  it('names the company, its registration, and the rules for content, links and copyright', async () => {
    const page = await read('/imprint')
    expect(await words(page.locator('h1'))).toBe('Impressum')
    expect(await titles(page)).toEqual([
      'Angaben gemäß § 5 DDG',
      'Registereintrag',
      'Kammer und Berufsrecht',
      'Verbraucherstreitbeilegung',
      'Haftung für Inhalte',
      'Haftung für Links',
      'Urheberrecht',
    ])
    const company = section(page, 'Angaben gemäß § 5 DDG')
    expect(await allWords(company.getByRole('term'))).toEqual([
      'Firma',
      'Anschrift',
      'Telefon',
      'E-Mail',
    ])
    expect(await words(company)).toContain('59590 Ahlenfeld')
    expect((await linksOf(company)).map(([, target]) => target)).toEqual([
      expect.stringMatching(/^tel:\+49/),
      expect.stringMatching(/^mailto:/),
    ])

    const registration = section(page, 'Registereintrag')
    expect(await allWords(registration.getByRole('term'))).toEqual([
      'Registergericht',
      'Handelsregisternummer',
      'Vertreten durch',
      'USt-IdNr.',
    ])
    expect(await allWords(registration.getByRole('definition'))).toEqual([
      expect.stringMatching(/^Amtsgericht /),
      expect.stringMatching(/^HRB \d+$/),
      expect.stringMatching(/\S/),
      expect.stringMatching(/^DE\d{9}$/),
    ])
    expect(await words(section(page, 'Verbraucherstreitbeilegung'))).toMatch(
      /nicht verpflichtet und nicht bereit.*Verbraucherschlichtungsstelle/,
    )
  })
})

describe('/privacy-policy', () => {
  it('has every section of the specification, and declares the German version official', async () => {
    const page = await read('/privacy-policy')
    expect(await words(page.locator('h1'))).toBe('Datenschutzerklärung')
    expect(await titles(page)).toEqual([
      'Datenschutz auf einen Blick',
      'Datenerfassung auf dieser Website',
      'Analyse-Tools',
      'Allgemeine Hinweise',
      'Verantwortliche Stelle',
      'Widerruf Ihrer Einwilligung',
      'Beschwerderecht bei der Aufsichtsbehörde',
      'Recht auf Datenübertragbarkeit',
      'SSL-/TLS-Verschlüsselung',
      'Auskunft, Sperrung, Löschung',
      'Cookies',
      'Server-Log-Dateien',
      'Kontaktformular',
      'Kunden- und Vertragsdaten',
      'Datenübermittlung bei Vertragsschluss',
      'Social-Media-Plugins',
      'Stand',
    ])
    expect(await words(section(page, 'Datenschutz auf einen Blick'))).toContain(
      'Maßgeblich ist die deutsche Fassung',
    )
  })

  it('links to laws, authority and social networks, each in a new tab', async () => {
    const page = await read('/privacy-policy')
    const external = page.getByRole('main').locator('a[href^="http"]')
    const links = await external.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ host, target, rel }) => ({ host, target, rel })),
    )
    expect(links.map(({ host }) => host)).toEqual(
      expect.arrayContaining([
        'eur-lex.europa.eu',
        'www.gesetze-im-internet.de',
        'www.ldi.nrw.de',
        'www.facebook.com',
        'privacycenter.instagram.com',
        'www.linkedin.com',
        'policies.google.com',
      ]),
    )
    for (const link of links) {
      expect(link).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
    }
  })

  it('leads from its overview to the responsible body, below the header', async () => {
    const { page } = await visit('/privacy-policy', phone)
    await page.getByRole('link', { name: 'Verantwortliche Stelle' }).tap()
    const target = page.getByRole('heading', { name: 'Verantwortliche Stelle' })
    const distance = async () => {
      const [heading, header] = [
        await target.boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ]
      return (heading?.y ?? 0) - (header?.height ?? 0)
    }
    await expect.poll(distance).toBeLessThan(200)
    expect(await distance()).toBeGreaterThan(0)
  })

  it('keeps its promise: no cookie, nothing in the storage', async () => {
    const { page } = await visit('/privacy-policy', desktop)
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ein Betrieb' }).waitFor()
    const kept = await page.evaluate(() => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
    ])
    expect(kept).toEqual(['', 0, 0])
    expect(await page.context().cookies()).toEqual([])
  })
})

describe.each(['/imprint', '/privacy-policy'])('the way back of %s', (path) => {
  it('is the page before, where the tab has one', async () => {
    const { page } = await visit('/heating', phone)
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`)
    await link.tap()
    await page.waitForURL(site + path)
    await backButton(page).tap()
    await page.getByRole('heading', { level: 1, name: /^Heizungen/ }).waitFor()
    expect(page.url()).toBe(`${site}/heating`)
  })

  it('is the home page in a new tab', async () => {
    const { page } = await visit('/heating', desktop)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((address) => void window.open(address), path),
    ])
    await hydrated(tab)
    expect(await tab.evaluate(() => window.history.length)).toBe(1)
    await backButton(tab).click()
    await tab.getByRole('heading', { level: 1, name: 'Ein Betrieb' }).waitFor()
    expect(tab.url()).toBe(`${site}/`)
  })

  it('is the home page where no JavaScript runs', async () => {
    const { page } = await visit(path, withoutScript)
    await backButton(page).click()
    await page.waitForURL(`${site}/`)
  })
})
