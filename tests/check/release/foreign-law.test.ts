import { describe, expect, test } from 'vitest'
import { replace } from '../../workspace.ts'
import { place, unfit } from './fit-bakery.ts'

/** The bakery in another country, with a number of its own. */
const moved = (country: string, vatId: string) => (text: string) =>
  [
    ['country: DE', `country: ${country}`],
    ['vatId: DE300000007', `vatId: ${vatId}`],
    ['postcode: "01968"', 'postcode: "1968"'],
    ['\n  holidays: BB', ''],
    ['\n  legalForm: einzelunternehmen', ''],
  ].reduce((now, [from = '', to = '']) => replace(from, to)(now), text)

const german = replace('An Verfahren vor', 'Nach § 36 VSBG, an Verfahren vor')

describe('a company abroad', () => {
  test.each([
    ['AT', 'ATU12345678'],
    ['CH', 'CHE-123.456.789 MWST'],
    ['CH', 'CHE-123.456.789 TVA'],
    ['CH', 'CHE-123.456.789 IVA'],
    ['IT', 'IT12345678901'],
  ])('in %s has a number of its country: %s', async (country, vatId) => {
    expect(await unfit({ 'site.yaml': moved(country, vatId) })).toEqual([])
  })

  test.each([
    ['AT', 'DE300000007', 'ATU00000000'],
    ['CH', 'CHE-12.34', 'CHE-000.000.000 MWST'],
  ])('in %s has no other: %s', async (country, vatId, form) => {
    const [problem, ...others] = await unfit({ 'site.yaml': moved(country, vatId) })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'no-vat-id', hint: expect.stringContaining(form) })
  })

  test.each(['AT', 'CH', 'IT'])('in %s publishes no texts of German law', async (country) => {
    const changes = { 'site.yaml': moved(country, 'ATU12345678'), 'pages/kontakt.yaml': german }
    const problems = (await unfit(changes)).filter(({ code }) => code !== 'no-vat-id')
    expect(problems.map(place)).toEqual(['error content/site.yaml:14:12-14:14 foreign-law'])
    expect(await unfit(changes, false)).toEqual([])
  })

  test('is not asked for what German law wants', async () => {
    const bare = replace('Redaktionell verantwortlich', 'Texte')
    const changes = { 'site.yaml': moved('AT', 'ATU12345678'), 'pages/kontakt.yaml': bare }
    expect(await unfit(changes)).toEqual([])
  })
})

test('a company in Germany may name its law', async () => {
  expect(await unfit({ 'pages/kontakt.yaml': german })).toEqual([])
})

describe('what other countries know as well, a company abroad is told without German law', () => {
  const toldOf = async (country: string, name: string, change: (text: string) => string) => {
    const site = moved(country, country === 'AT' ? 'ATU12345678' : 'CHE-123.456.789 MWST')
    const both = name === 'site.yaml' ? (text: string) => change(site(text)) : change
    const [problem, ...others] = await unfit({ 'site.yaml': site, [name]: both })
    expect(others).toEqual([])
    return problem?.message
  }

  const subtitle = (text: string) =>
    replace('Seit {company.founded} backen wir, was der Name verspricht.', text)

  test.each([
    ['pages/home.yaml', subtitle('Nachhaltig gebacken'), '2024/825'],
    ['pages/home.yaml', subtitle('Wir backen klimaneutral.'), '2024/825'],
    ['pages/anlass.yaml', replace('Geprüft an der Rechnung', 'Gern gehört'), '2005/29/EG'],
    ['stories.yaml', (text: string) => text.replace('Wiegebuch', '"-"'), '2005/29/EG'],
    [
      'pages/kontakt.yaml',
      (text: string) => text.replaceAll('{form.processor}', 'jemand'),
      'in der EU nach Art. 13 Abs. 1',
    ],
    ['site.yaml', replace('label: Datenschutz', 'label: Daten'), 'in der EU nach Art. 13 DSGVO'],
  ])('%s', async (name, change, law) => {
    for (const country of ['AT', 'CH']) {
      const message = await toldOf(country, name, change)
      expect(message).toContain(law)
      expect(message).not.toMatch(/UWG/)
    }
  })

  test('also where the German law is a former one', async () => {
    const old = replace('An Verfahren vor', 'Nach § 5 TMG, an Verfahren vor')
    const changes = { 'site.yaml': moved('AT', 'ATU12345678'), 'pages/kontakt.yaml': old }
    expect((await unfit(changes)).map(({ code }) => code)).toContain('foreign-law')
  })
})
