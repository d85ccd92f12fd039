import { describe, expect, it } from 'vitest'
import { desktop, newVisitor, phone, read, site, visit, withoutScript } from './harness.ts'
import { allWords, linksOf, picturesAreComplete, section, words } from './parts.ts'

describe('/about', () => {
  it('tells the story, with the founding year and the number of projects', async () => {
    const page = await read('/about')
    expect(await words(page.locator('h1'))).toBe('Über uns')
    const story = section(page, 'Von der Klempnerei zum Betrieb für das ganze Haus')
    expect((await words(story)).length).toBeGreaterThan(500)
    const [founded, projects] = await allWords(story.getByRole('listitem'))
    expect(founded).toMatch(/^Gegründet 1910 in Ahlenfeld/)
    expect(projects).toBe('5.000+ abgeschlossene Projekte')
  })

  it('shows the logos of the group, and four values', async () => {
    const page = await read('/about')
    const group = section(page, 'Die Betriebe der Gruppe')
    expect(await group.locator('img').count()).toBe(3)
    expect(await picturesAreComplete(group)).toBe(true)
    expect((await linksOf(group)).map(([, target]) => target)).toEqual([
      '/heating',
      '/electrical',
      '/renovation',
    ])

    const values = section(page, 'Was uns wichtig ist')
    expect(await allWords(values.getByRole('heading', { level: 3 }))).toEqual([
      'Wort halten',
      'Sauber arbeiten',
      'Offen beraten',
      'Ausbilden',
    ])
    const texts = await values.getByRole('paragraph').all()
    expect(texts).toHaveLength(4)
    for (const value of texts) {
      expect((await words(value)).length).toBeGreaterThan(60)
    }
  })

  it('leads to portfolio, news and impact, and ends where /about#contact points', async () => {
    const { page } = await visit('/about#contact', desktop)
    const targets = (await linksOf(page.getByRole('main'))).map(([, target]) => target)
    expect(targets).toEqual(expect.arrayContaining(['/portfolio', '/blog', '/impact']))

    const contact = section(page, 'Lernen Sie uns kennen')
    const top = await contact.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(400)
    await contact.getByRole('link', { name: 'Kontakt aufnehmen' }).click()
    await page.waitForURL(`${site}/contact`)
  })

  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('a picture that is three times as high as it is wide is seen as a whole, %s', async (_, device) => {
    const { page } = await newVisitor({ ...device, ...withoutScript })
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1800"/>'
    await page.route(/\.(avif|webp)$/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    )
    await page.goto(`${site}/about`)
    const picture = page.locator('.feature__picture').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth),
      )
      .toBe(3)
    const { height = 0 } = (await picture.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(300)
    expect(height).toBeLessThan(device.viewport?.height ?? 0)
  })
})
