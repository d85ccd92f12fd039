// @module-tag long
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, hydrated, newVisitor, phone, read, site, turned, visit } from './harness.ts'
import { hold } from './hold.ts'
import { allWords, linksOf, picturesAreComplete, section, words } from './parts.ts'

const PROJECTS = [
  ['/portfolio/munich-heat-pump', 'München', 'Heating Systems', /Wärmepumpe/],
  ['/portfolio/project-2', 'Berlin', 'Bathroom', /Bad/],
  ['/portfolio/project-3', 'Frankfurt am Main', 'Electrical', /Elektrik/],
  ['/portfolio/project-4', 'Hamburg', 'Full Renovation', /ganz saniert/],
  ['/portfolio/project-5', 'Köln', 'Heating Systems', /Hybridheizung/],
  ['/portfolio/project-6', 'Düsseldorf', 'Electrical', /Industrie/],
] as const

const filter = (page: Page) => page.getByRole('group', { name: 'Projekte nach Bereich filtern' })
const button = (page: Page, name: string) => filter(page).getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const pressed = (page: Page) => allWords(filter(page).getByRole('button', { pressed: true }))
const announced = (page: Page) => words(page.getByRole('status'))

const targets = async (page: Page) =>
  (await linksOf(page.getByRole('main').getByRole('list'))).map(([, target]) => target)

describe('/portfolio', () => {
  it('shows six projects with place, month, picture and the way to their case study', async () => {
    const page = await read('/portfolio')
    expect(await cards(page).count()).toBe(6)
    for (const [index, [target, place]] of PROJECTS.entries()) {
      const card = cards(page).nth(index)
      const title = await words(card.getByRole('heading'))
      expect(await linksOf(card)).toEqual([[`Referenz ansehen: ${title}`, target]])
      expect(await words(card)).toContain(place)
      expect(await words(card.locator('time'))).toMatch(/^\p{Lu}\p{Ll}+ 202\d$/u)
      expect(await card.locator('time').getAttribute('datetime')).toMatch(/^202\d-\d\d$/)
    }
    expect(await picturesAreComplete(page.getByRole('main'))).toBe(true)
  })

  it('has the five buttons of the specification, in English and marked so', async () => {
    const { page } = await visit('/portfolio', desktop)
    const buttons = filter(page).getByRole('button')
    expect(await allWords(buttons)).toEqual([
      'All',
      'Heating Systems',
      'Bathroom',
      'Electrical',
      'Full Renovation',
    ])
    const languages = await buttons.evaluateAll((all: HTMLElement[]) => all.map(({ lang }) => lang))
    expect(languages).toEqual(Array(5).fill('en'))
    expect(await pressed(page)).toEqual(['All'])
    expect(await cards(page).count()).toBe(6)
  })

  it('shows all projects without JavaScript, and no button that would do nothing', async () => {
    const page = await read('/portfolio')
    expect(await targets(page)).toEqual(PROJECTS.map(([target]) => target))
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })

  it('filters, says so to screen readers, and keeps the choice in the address', async () => {
    const { page } = await visit('/portfolio', phone)
    const all = PROJECTS.map(([target]) => target)
    for (const [name, parameter] of [
      ['Heating Systems', 'heating'],
      ['Bathroom', 'bathroom'],
      ['Electrical', 'electrical'],
      ['Full Renovation', 'full-renovation'],
    ] as const) {
      const expected = PROJECTS.filter(([, , category]) => category === name)
      await button(page, name).tap()
      await expect.poll(() => pressed(page)).toEqual([name])
      expect(await targets(page)).toEqual(expected.map(([target]) => target))
      expect(page.url()).toBe(`${site}/portfolio?category=${parameter}`)
      const noun = expected.length === 1 ? 'Projekt' : 'Projekte'
      expect(await announced(page)).toBe(`${expected.length} ${noun} im Bereich „${name}“`)
      expect(await words(page.getByRole('status').locator('[lang="en"]'))).toBe(name)
    }
    await button(page, 'All').tap()
    await expect.poll(() => pressed(page)).toEqual(['All'])
    expect(await announced(page)).toBe('Alle Projekte: 6')
    expect(await targets(page)).toEqual(all)
    expect(page.url()).toBe(`${site}/portfolio`)
  })

  it('does not scroll when a filter is chosen, and goes back past it', async () => {
    const { page } = await visit('/about', phone)
    await page.getByRole('link', { name: 'Referenzen ansehen' }).tap()
    await filter(page).waitFor()
    await turned(page)
    await filter(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await page.evaluate(() => window.scrollY)
    await button(page, 'Bathroom').tap()
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Über uns' }).waitFor()
  })

  it('is still filtered when the visitor comes back from a case study', async () => {
    const { page } = await visit('/portfolio', desktop)
    await button(page, 'Bathroom').click()
    await expect.poll(() => cards(page).count()).toBe(1)
    await cards(page).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: /^Bad in/ }).waitFor()
    await page.goBack()
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
    expect(await targets(page)).toEqual(['/portfolio/project-2'])
  })

  it.each([
    ['a reload', (page: Page) => page.reload()],
    [
      'the way back from another site',
      (page: Page) => page.goto('about:blank').then(() => page.goBack()),
    ],
  ])('keeps the place in a category through %s', async (_, lead) => {
    const { page } = await visit('/portfolio?category=electrical', phone)
    const last = page.locator('.portfolio__item').last()
    await last.scrollIntoViewIfNeeded()
    const where = () => last.evaluate((item) => item.getBoundingClientRect().top)
    const before = await where()
    await page.waitForFunction(() => history.state.places)
    await lead(page)
    await hydrated(page)
    await expect.poll(where).toBeCloseTo(before, 0)
  })

  it('leaves those where they are who have gone elsewhere before the app is there again', async () => {
    const { page } = await visit('/portfolio?category=electrical', desktop)
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForFunction(() => history.state.places)
    const release = await hold(page, /\/assets\/[^/]*\.js$/)
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, -600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    release()
    await hydrated(page)
    await expect.poll(() => cards(page).count()).toBe(2)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  it('opens with the category of the address, and with all for an unknown one', async () => {
    const { page, complaints } = await visit('/portfolio?category=bathroom', desktop)
    await expect.poll(() => pressed(page)).toEqual(['Bathroom'])
    expect(await targets(page)).toEqual(['/portfolio/project-2'])
    await page.goto(`${site}/portfolio?category=gardening`)
    await hydrated(page)
    expect(await pressed(page)).toEqual(['All'])
    expect(await cards(page).count()).toBe(6)
    expect(complaints).toEqual([])
  })
})

describe('each case study', () => {
  it('has facts, specifications, benefits, a timeline and a testimonial', async () => {
    for (const [path, place, category, title] of PROJECTS) {
      const page = await read(path)
      const study = page.getByRole('article')
      const text = await words(study)
      expect(await words(study.getByRole('heading', { level: 1 })), path).toMatch(title)
      expect((await linksOf(study))[0], path).toEqual(['Alle Referenzen', '/portfolio'])
      expect(text, path).toContain(category)
      expect(text, path).toContain(`Ort${place}Fertigstellung`)
      expect(await study.getByRole('term').count(), path).toBeGreaterThanOrEqual(5)
      for (const [part, least] of [
        ['Was eingebaut wurde', 4],
        ['Was es gebracht hat', 4],
        ['Ablauf', 4],
      ] as const) {
        const points = section(page, part).getByRole('listitem')
        expect(await points.count(), `${path}: ${part}`).toBeGreaterThanOrEqual(least)
      }
      const voice = section(page, 'Die Auftraggeber')
      expect((await words(voice.getByRole('blockquote'))).length, path).toBeGreaterThan(60)
      expect(await voice.getByRole('img', { name: '5 von 5 Sternen' }).count(), path).toBe(1)
    }
  })
})

describe('the industrial case study', () => {
  it('has exactly the figures and phases of the specification', async () => {
    const page = await read('/portfolio/project-6')
    expect(await picturesAreComplete(page.getByRole('article'))).toBe(true)

    const pointsOf = (title: string) => allWords(section(page, title).getByRole('listitem'))
    const installed = await pointsOf('Was eingebaut wurde')
    expect(installed).toHaveLength(4)
    expect(installed[0]).toMatch(/^1\.?000 ?A Hauptverteilung mit Unterverteilungen$/)
    expect(installed.slice(1)).toEqual([
      'Echtzeit-Energiemonitoring',
      'SPS-basierte Automatisierung',
      'Komponenten in Industriequalität',
    ])
    expect(await pointsOf('Was es gebracht hat')).toEqual([
      '35 % weniger Energieverbrauch',
      '125.000 € jährliche Energieeinsparung',
      '25 % mehr Produktionseffizienz',
      '99,8 % Systemzuverlässigkeit',
    ])
    const phases = await pointsOf('Ablauf')
    expect(phases).toEqual([
      expect.stringMatching(/^Woche 1–2 ?Bestandsaufnahme und Planung/),
      expect.stringMatching(/^Woche 3–5 ?Erneuerung der Infrastruktur/),
      expect.stringMatching(/^Woche 6–7 ?Einbindung der Automatisierung/),
      expect.stringMatching(/^Woche 8 ?Prüfung und Inbetriebnahme/),
    ])
    expect(await words(page.getByRole('article'))).toContain('Bauzeit8 Wochen')
  })
})

describe('the filter', () => {
  it('is not offered where scripts do not arrive', async () => {
    const { page } = await newVisitor(desktop)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${site}/portfolio`)
    await page.getByRole('button', { name: 'All' }).waitFor({ state: 'hidden' })
  })
})
