// @module-tag long
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, newVisitor, phone, read, site, visit, withoutScript } from './harness.ts'
import { allWords, entry, linksOf, picturesAreComplete, section, words } from './parts.ts'

const hero = (page: Page) => page.locator('main section').filter({ has: page.locator('h1') })

/** Titles of the cards below a heading, and how many points each of them lists. */
const cardsOf = async (part: Locator): Promise<[string, number][]> => {
  const cards = await part.locator('> ul > li').all()
  return Promise.all(
    cards.map(
      async (card): Promise<[string, number]> => [
        await words(card.getByRole('heading')),
        await card.getByRole('listitem').count(),
      ],
    ),
  )
}

const describedBeyondTheirTitles = async (part: Locator) => {
  const cards = await part.locator('> ul > li').all()
  expect(cards).not.toEqual([])
  for (const card of cards) {
    expect((await words(card.getByRole('paragraph').first())).length).toBeGreaterThan(60)
    expect((await card.locator('img').getAttribute('alt'))?.length).toBeGreaterThan(15)
  }
}

interface ExpectedSubsidy {
  amount: string | RegExp
  /** What the card says about the programme's state. */
  status: string
  kind: string
  /** Host of the official page, or the way to the contact page. */
  target: string
}

const expectSubsidy = async (page: Page, name: RegExp, expected: ExpectedSubsidy) => {
  const card = entry(page, name)
  expect(await words(card.getByRole('paragraph').first())).toMatch(expected.amount)
  const text = await words(card)
  expect(text).toContain(expected.status)
  expect(text).toContain(expected.kind)
  expect(text).toMatch(/Für wen ?\S.*Stand: \d+\. \S+ 20\d\d/)

  const link = card.getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  if (href.startsWith('/')) {
    expect(href).toBe(expected.target)
    expect(await link.getAttribute('target')).toBeNull()
    return
  }
  expect(new URL(href).host).toBe(expected.target)
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await words(link)).toMatch(/\(öffnet in neuem Tab\)$/)
}

const HEATING_GRANT = {
  amount: /^bis zu 22\.400 €$/,
  status: 'Anträge möglich',
  kind: 'Zuschuss',
  target: 'www.kfw.de',
}

const RENOVATION_LOAN = {
  amount: /^bis zu 150\.000 (€|EUR)$/,
  status: 'Anträge möglich',
  kind: 'Kredit',
  target: 'www.kfw.de',
}

describe('/heating', () => {
  it('has a hero, six services with their benefits, and a picture for each', async () => {
    const page = await read('/heating')
    expect(await linksOf(hero(page))).toEqual([['Heizung anfragen', '/contact?inquiry=heating']])
    const services = section(page, 'Sechs Wege zu einem warmen Haus')
    expect(await cardsOf(services)).toEqual([
      ['Wärmepumpen', 4],
      ['Gasheizung', 4],
      ['Ölheizung', 4],
      ['Pellets und Biomasse', 4],
      ['Fußbodenheizung', 4],
      ['Wartung', 4],
    ])
    await describedBeyondTheirTitles(services)
    expect(await picturesAreComplete(services)).toBe(true)
  })

  it('names three subsidies, offers help with the application, and asks to get in touch', async () => {
    const page = await read('/heating', phone)
    const subsidies = section(page, 'Förderung für die Heizung')
    expect(await subsidies.locator('> ul > li').count()).toBe(3)
    expect(await words(subsidies)).toContain('im Mittel 8.500 €')
    await expectSubsidy(page, /KfW 458/, HEATING_GRANT)
    await expectSubsidy(page, /KfW 261/, RENOVATION_LOAN)
    await expectSubsidy(page, /Programme von Land/, {
      amount: 'zusätzlich 10–20 %',
      status: 'Anträge möglich',
      kind: 'Zuschuss',
      target: '/contact?inquiry=heating',
    })
    expect(await linksOf(section(page, 'Hilfe beim Förderantrag'))).toEqual([
      ['Antragshilfe anfragen', '/contact?inquiry=heating'],
    ])
  })

  it('says what the grant was before, and for whom; and that nothing of it is binding', async () => {
    const page = await read('/heating', phone)
    const card = await words(entry(page, /KfW 458/))
    expect(card).toContain('Bis 20. Juli 2026: bis zu 21.000 € für Anträge nach den alten Regeln')
    expect(card).toContain('Erst der Vertrag, der nur mit der Zusage gilt')
    expect(await words(section(page, 'Förderung für die Heizung'))).toContain('unverbindlich')
  })

  it('opens the official page of a subsidy in a new tab', async () => {
    const { page } = await visit('/heating', desktop)
    await page.context().route(/kfw\.de/, (route) => route.fulfill({ body: 'KfW' }))
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      entry(page, /KfW 458/)
        .getByRole('link')
        .click(),
    ])
    await tab.waitForURL(/www\.kfw\.de.*458/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(page.url()).toBe(`${site}/heating`)
  })
})

describe('/bathroom', () => {
  it('has a hero and three services with description, four features and picture each', async () => {
    const page = await read('/bathroom')
    expect(await linksOf(hero(page))).toEqual([['Bad anfragen', '/contact?inquiry=bathroom']])
    const services = section(page, 'Leistungen für Bad und Wasser')
    expect(await cardsOf(services)).toEqual([
      ['Komplettbad', 4],
      ['Trinkwasseranlagen', 4],
      ['Regenwassernutzung', 4],
    ])
    await describedBeyondTheirTitles(services)
    expect(await picturesAreComplete(services)).toBe(true)
  })
})

describe('/electrical', () => {
  it('leads to its three services', async () => {
    const page = await read('/electrical')
    expect(await linksOf(hero(page))).toEqual([['Elektro anfragen', '/contact?inquiry=electrical']])
    const services = section(page, 'Leistungen der Elektrotechnik')
    expect(await linksOf(services)).toEqual([
      ['Mehr erfahren: Elektroinstallation', '/electrical/installation'],
      ['Mehr erfahren: Photovoltaik und Speicher', '/electrical/photovoltaics'],
      ['Mehr erfahren: Ladestationen', '/electrical/ev-charging'],
    ])
    await describedBeyondTheirTitles(services)
    expect(await picturesAreComplete(services)).toBe(true)
  })

  it('unfolds a service on phones by its line, and leads on by the link below', async () => {
    const { page } = await visit('/electrical', phone)
    const service = page.locator('.services__item').first()
    const more = service.getByRole('link')
    await service.locator('summary').tap({ position: { x: 290, y: 30 } })
    await service.getByRole('listitem').first().waitFor()
    await service.locator('summary').tap()
    await service.getByRole('listitem').first().waitFor({ state: 'hidden' })
    await more.tap()
    await page.waitForURL(`${site}/electrical/installation`)
  })

  it('names the subsidies with their state: ended, paused, on request', async () => {
    const page = await read('/electrical', phone)
    const subsidies = section(page, 'Förderung für Solarstrom und Laden')
    expect(await subsidies.locator('> ul > li').count()).toBe(3)
    await expectSubsidy(page, /KfW 442/, {
      amount: /^bis zu 10\.200 (€|EUR)$/,
      status: 'Programm beendet',
      kind: 'Zuschuss',
      target: 'www.kfw.de',
    })
    await expectSubsidy(page, /progres\.nrw/, {
      amount: /^bis zu 1\.500 (€|EUR)$/,
      status: 'Antragstellung ruht',
      kind: 'Zuschuss',
      target: 'www.bra.nrw.de',
    })
    await expectSubsidy(page, /Weitere Programme/, {
      amount: 'auf Anfrage',
      status: 'Anträge möglich',
      kind: 'Zuschuss oder Kredit',
      target: '/contact?inquiry=electrical',
    })
  })

  it('has a page for each of its services, with a way back', async () => {
    const { page } = await newVisitor(withoutScript)
    for (const [path, title] of [
      ['/electrical/installation', 'Elektroinstallation'],
      ['/electrical/photovoltaics', 'Photovoltaik und Speicher'],
      ['/electrical/ev-charging', 'Ladestationen'],
    ]) {
      const response = await page.goto(site + path)
      expect(response?.status()).toBe(200)
      expect(await words(page.locator('h1'))).toBe(title)
      expect((await linksOf(page.getByRole('main')))[0]).toEqual([
        'Zurück zu Elektro',
        '/electrical',
      ])
      const headings = await allWords(page.getByRole('main').getByRole('heading', { level: 2 }))
      expect(headings.length).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('/renovation', () => {
  it('has a hero and three services with their features', async () => {
    const page = await read('/renovation')
    expect((await linksOf(hero(page)))[0]).toEqual([
      'Sanierung anfragen',
      '/contact?inquiry=renovation',
    ])
    const services = section(page, 'Was wir am Haus erneuern')
    expect(await cardsOf(services)).toEqual([
      ['Energetische Sanierung', 4],
      ['Fassaden', 4],
      ['Innenausbau', 4],
    ])
    await describedBeyondTheirTitles(services)
    expect(await picturesAreComplete(services)).toBe(true)
  })

  it('names the grant, the loan and the regional programmes', async () => {
    const page = await read('/renovation', phone)
    const subsidies = section(page, 'Förderung für die Sanierung')
    expect(await subsidies.locator('> ul > li').count()).toBe(3)
    await expectSubsidy(page, /KfW 458/, HEATING_GRANT)
    await expectSubsidy(page, /KfW 261/, RENOVATION_LOAN)
    await expectSubsidy(page, /Programme von Land/, {
      amount: 'zusätzlich 10–20 %',
      status: 'Anträge möglich',
      kind: 'Zuschuss oder Kredit',
      target: '/contact?inquiry=renovation',
    })
  })
})
