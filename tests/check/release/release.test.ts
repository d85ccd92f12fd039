import { describe, expect, test } from 'vitest'
import { pdf } from '../../pdf.ts'
import { replace } from '../../workspace.ts'
import { place, unfit, withText } from './fit-bakery.ts'

const codesFor = async (text: string) => (await unfit(withText(text))).map(({ code }) => code)

/** The words that are marked in a text of the home page. */
const markedIn = async (text: string) => {
  const source = `  subtitle: ${JSON.stringify(text)}`
  return (await unfit(withText(text))).map(
    ({ code, column, end }) => `${code} ${source.slice(column - 3, end.column - 3)}`,
  )
}

test('a site in which nothing is missing may be published', async () => {
  expect((await unfit()).map(place)).toEqual([])
})

describe('laws that have been replaced', () => {
  test.each([
    ['Angaben gemäß § 5 TMG', 'TMG'],
    ['Nach den §§ 7 bis 10 TMG sind wir verantwortlich.', 'TMG'],
    ['Haftung nach TMG', 'TMG'],
    ['Anbieterkennzeichnung laut Telemediengesetz', 'Telemediengesetz'],
    ['Verantwortlich nach § 55 Abs. 2 RStV', 'RStV'],
    ['Im Sinne des Rundfunkstaatsvertrags', 'Rundfunkstaatsvertrags'],
    ['Rechtsgrundlage ist § 25 Abs. 1 TTDSG.', 'TTDSG'],
  ])('%s', async (text, word) => {
    expect(await markedIn(text)).toEqual([`outdated-law ${word}`])
  })

  test.each([
    'Angaben gemäß § 5 DDG',
    '§ 25 Abs. 2 Nr. 2 TDDDG, früher TTDSG',
    'Das TMG ist außer Kraft, es gilt das DDG.',
    'Die TMG Tischlerei liefert die Regale.',
    'Unser Partner TMG',
    'TDDDG (https://www.gesetze-im-internet.de/ttdsg/) und § 18 Abs. 2 MStV',
  ])('not: %s', async (text) => {
    expect(await codesFor(text)).toEqual([])
  })

  test('are a warning at any time, and an error before publication', async () => {
    const text = withText('Angaben gemäß § 5 TMG')
    const at = 'content/pages/home.yaml:9:34-9:37 outdated-law'
    expect((await unfit(text, false)).map(place)).toEqual([`warning ${at}`])
    expect((await unfit(text)).map(place)).toEqual([`error ${at}`])
  })

  test('are found in the lines of a long text', async () => {
    const long = replace(
      'text: Wir heben',
      'text: >-\n      Nach den §§ 7 bis\n      10 TMG. Wir heben',
    )
    const early = (text: string) => long(text.replace('Nachrichten bekommt {form.processor}. ', ''))
    const problems = await unfit({ 'pages/kontakt.yaml': early })
    expect(problems.find(({ code }) => code === 'outdated-law')).toMatchObject({ column: 10 })
  })
})

describe('the platform of the EU that is closed', () => {
  test.each([
    [
      'Die Plattform (https://ec.europa.eu/consumers/odr/) finden Sie hier.',
      'https://ec.europa.eu/consumers/odr/',
    ],
    ['http://ec.europa.eu/odr', 'http://ec.europa.eu/odr'],
    ['Siehe webgate.ec.europa.eu/odr/main', 'webgate.ec.europa.eu/odr/main'],
    [
      'Die EU-Kommission stellt eine Plattform zur Online-Streitbeilegung bereit.',
      'Online-Streitbeilegung',
    ],
    ['Zur OS-Plattform (https://ec.europa.eu/consumers/odr)', 'https://ec.europa.eu/consumers/odr'],
  ])('%s', async (text, marked) => {
    expect(await markedIn(text)).toEqual([`odr-platform ${marked}`])
  })

  test.each([
    'Die OS-Plattform wurde am 20. Juli 2025 eingestellt.',
    'Mehr bei der Kommission: https://ec.europa.eu/info',
    'Wir nehmen an keiner Streitbeilegung teil.',
  ])('not: %s', async (text) => {
    expect(await codesFor(text)).toEqual([])
  })

  test('is one problem for a block, at its link', async () => {
    const row = '      - label: Schlichtung\n'
    const linked = replace(
      row,
      `      - label: OS-Plattform\n        value: Zur Online-Streitbeilegung\n        href: https://ec.europa.eu/consumers/odr\n${row}`,
    )
    const problems = await unfit({ 'pages/kontakt.yaml': linked })
    expect(problems.map(({ code }) => code)).toEqual(['odr-platform'])
    expect(problems[0]?.column).toBe(15)
  })
})

describe('claims about the environment', () => {
  test.each([
    ['Wir backen umweltfreundlich.', 'generic-claim umweltfreundlich'],
    ['Nachhaltig gebacken', 'generic-claim Nachhaltig'],
    ['Brot aus nachhaltigem Anbau', 'generic-claim nachhaltigem'],
    ['Unsere Öfen sind klimafreundlicher als früher.', 'generic-claim klimafreundlicher'],
    ['Die ökologische Backstube', 'generic-claim ökologische'],
    ['Wir heizen mit grüner Energie.', 'generic-claim grüner Energie'],
    ['Energieeffiziente Öfen', 'generic-claim Energieeffiziente'],
    ['Klimaneutral gebacken', 'neutral-claim Klimaneutral'],
    ['Unser CO₂-neutraler Ofen', 'neutral-claim CO₂-neutraler'],
    ['Unser CO2-neutraler Ofen spart 40 % Energie.', 'neutral-claim CO2-neutraler'],
    ['Klimaneutrale Backwaren aus Mehl', 'neutral-claim Klimaneutrale'],
    ['Umweltfreundlich: 20 % Rabatt', 'generic-claim Umweltfreundlich'],
    ['Wir liefern emissionsfrei.', 'generic-claim emissionsfrei'],
    ['Im Haus umweltfreundlich gebacken', 'generic-claim umweltfreundlich'],
  ])('%s', async (text, problem) => {
    expect(await markedIn(text)).toEqual([problem])
  })

  test.each([
    'Nachhaltig gebacken: 40 % weniger Energie als der alte Ofen',
    'Umweltfreundlich, denn {stats.brote} Brote brauchen einen Ofen',
    'Ein klimaschonender Ofen: 3,2 t CO₂ weniger im Jahr',
    'Unser Papier ist umweltfreundlich und trägt den Blauen Engel.',
    'Am Rand der grünen Wiese',
    'Grüne Fliesen und ein grüner Ofen',
    'Höchstbetrag mit Nachhaltigkeitsklasse',
    'Kredit für Klimafreundlichen Neubau',
    'Klimafreundlicher Neubau (KfW 297)',
    'mit dem Qualitätssiegel Nachhaltiges Gebäude',
    'Das Programm „nachhaltig wohnen“ der Stadt',
    'Wir nennen unser Brot nicht nachhaltig.',
    'Was heißt eigentlich klimaneutral?',
    'Der Lieferwagen fährt lokal emissionsfrei.',
    'Der Ofen arbeitet im Haus emissionsfrei.',
    'Bis 2045 will Deutschland klimaneutral sein.',
    'Die Feuchte hat die Wand nachhaltig geschädigt.',
    'Energieeffizienz-Experten rechnen nach.',
    'Mehr: https://umwelt.example/nachhaltig-klimaneutral',
  ])('not: %s', async (text) => {
    expect(await codesFor(text)).toEqual([])
  })

  test('are read as visitors read them, whatever signs that nobody sees came along', async () => {
    const pasted = 'Sau\u00adber und nach\u00adhal\u00adtig ge\u00adbacken'
    expect(await markedIn(pasted)).toEqual(['generic-claim nach\u00adhal\u00adtig'])
  })

  test('are none where a customer says it', async () => {
    const said = replace('Endlich wieder ein Brot', 'Endlich ein nachhaltiges Brot')
    expect(await unfit({ 'testimonials.yaml': said })).toEqual([])
  })

  test('are not explained by another block', async () => {
    const claim = replace('title: Was uns wichtig ist', 'title: Was uns nachhaltig wichtig ist')
    expect((await unfit({ 'pages/home.yaml': claim })).map(place)).toEqual([
      'error content/pages/home.yaml:28:20-28:30 generic-claim',
    ])
  })

  test('are nothing that the check says before publication', async () => {
    expect(await unfit(withText('Wir backen umweltfreundlich.'), false)).toEqual([])
  })
})

describe('what customers say', () => {
  test('needs a note that says whether it is checked', async () => {
    const vague = replace(
      'Beide haben bei uns einen Auftrag gehabt, ob wir sie zitieren dürfen.',
      'Danke dafür!',
    )
    expect((await unfit({ 'pages/home.yaml': vague })).map(place)).toEqual([
      'error content/pages/home.yaml:32:11-32:23 review-note',
    ])
  })

  test('is asked for by the name that it has in the file', async () => {
    const without = (text: string) => text.replace(/ *testimonialNote: .*\n/, '')
    const [problem] = await unfit({ 'pages/anlass.yaml': without })
    expect(problem).toMatchObject({
      code: 'review-note',
      message: expect.stringMatching(/^Hier fehlt der Hinweis/),
      hint: expect.stringContaining('testimonialNote: …'),
    })
  })

  test('may say that it is not', async () => {
    const open = replace(
      'Beide haben bei uns einen Auftrag gehabt, ob wir sie zitieren dürfen.',
      'Die Echtheit prüfen wir nicht.',
    )
    expect(await unfit({ 'pages/home.yaml': open })).toEqual([])
  })
})

describe('figures', () => {
  test('without a source are worth a word: the law asks for proof, not for its name', async () => {
    const bare = (text: string) => text.replace('\n  source: Wiegebuch', '')
    expect((await unfit({ 'stories.yaml': bare })).map(place)).toEqual([
      'warning content/stories.yaml:2:10-2:15 figure-without-source',
    ])
  })

  test.each(['"-"', 'unbekannt', 'k. A.', 'folgt'])('have no source in: %s', async (source) => {
    const empty = replace('source: Bestellheft', `source: ${source}`)
    expect(
      (await unfit({ 'stats.yaml': empty })).map(({ code, line }) => `${line} ${code}`),
    ).toEqual(['11 figure-without-source'])
  })
})

test('a subsidy that was to be looked at again is an error', async () => {
  const overdue = (text: string) => text.replace('reviewBy: 2027-05-04', 'reviewBy: 2026-11-01')
  const at = 'content/subsidies.yaml:12:13-12:23 review-overdue'
  expect((await unfit({ 'subsidies.yaml': overdue }, false)).map(place)).toEqual([`warning ${at}`])
  expect((await unfit({ 'subsidies.yaml': overdue })).map(place)).toEqual([`error ${at}`])
})

describe('the imprint', () => {
  const without = (from: string) => ({ 'pages/kontakt.yaml': replace(from, 'nichts') })

  test.each([
    [
      'the name',
      '{company.legalName}',
      /der Name der Firma mit Rechtsform \(§ 5 Abs\. 1 Nr\. 1 DDG\)/,
    ],
    [
      'the register',
      '{company.registerNumber}',
      /der Registereintrag .* \(§ 5 Abs\. 1 Nr\. 4 DDG\)/,
    ],
    ['the tax number', '{company.vatId}', /Umsatzsteuer.* \(§ 5 Abs\. 1 Nr\. 6 DDG\)/],
    ['the arbitration', 'einer Verbraucherschlichtungsstelle', /\(§ 36 Abs\. 1 Nr\. 1 VSBG/],
    ['the editor', 'Redaktionell verantwortlich', /\(§ 18 Abs\. 2 MStV\)/],
  ])('has to show %s', async (_, from, message) => {
    const problems = await unfit(without(from))
    expect(problems.map(place)).toEqual([
      'error content/pages/kontakt.yaml:6:1-6:7 imprint-incomplete',
    ])
    expect(problems[0]?.message).toMatch(message)
  })

  test('needs no editor where there is no news', async () => {
    const gone = { 'news/ofen.md': null, 'news/erntebrot.md': null, 'pages/neues.yaml': null }
    const home = (text: string) => text.slice(0, text.indexOf('\n  - type: news-list'))
    const changes = { ...without('Redaktionell verantwortlich'), 'pages/home.yaml': home }
    expect(await unfit(changes, true, gone)).toEqual([])
  })

  test('of a master names chamber, title and rules', async () => {
    const problems = await unfit(withText('Gebacken vom Meister'))
    expect(problems.map(({ message }) => /Nr\. 5 Buchst\. \w DDG/.exec(message)?.[0])).toEqual([
      'Nr. 5 Buchst. a DDG',
      'Nr. 5 Buchst. b DDG',
      'Nr. 5 Buchst. c DDG',
    ])
    const row = '      - label: Schlichtung\n'
    const complete = replace(
      row,
      `      - label: Berufsrecht\n        value: Bäckermeister (verliehen in Deutschland), Handwerkskammer Cottbus, Handwerksordnung\n${row}`,
    )
    expect(
      await unfit({ ...withText('Gebacken vom Meister'), 'pages/kontakt.yaml': complete }),
    ).toEqual([])
  })

  test.each([
    [
      'the legal form',
      'legalName: Backhaus Ährengold e. K.',
      'legalName: Backhaus Ährengold',
      'no-legal-form',
    ],
    [
      'a first name',
      'representedBy: Thea Ährengold, Inhaberin',
      'representedBy: Ährengold',
      'no-full-name',
    ],
    ['the number of the house', 'street: Mühlengang 7', 'street: Mühlengang', 'no-street-address'],
    ['more than a box', 'street: Mühlengang 7', 'street: Postfach 11 20', 'no-street-address'],
    ['the right tax number', 'vatId: DE300000007', 'vatId: 050/123/45678', 'no-vat-id'],
  ])('needs %s', async (_, from, to, code) => {
    const problems = await unfit({ 'site.yaml': replace(from, to) })
    expect(problems.map((problem) => problem.code)).toEqual([code])
    expect(problems[0]?.file).toBe('content/site.yaml')
  })

  test.each(['Impressum', 'Datenschutz'])('and the footer leads to: %s', async (label) => {
    const problems = await unfit({ 'site.yaml': replace(`label: ${label}`, 'label: Recht') })
    expect(problems.map(place)).toEqual(['error content/site.yaml:58:3-58:8 no-legal-link'])
  })
})

describe.each(['Impressum', 'Datenschutz'])('%s', (label) => {
  const href = `/contact#${label.toLowerCase()}`
  const file = { 'media/recht.pdf': pdf() }

  test('is a page, and no PDF that nobody can look into', async () => {
    const led = { 'site.yaml': replace(`href: ${href}`, 'href: recht.pdf') }
    const [problem, ...others] = await unfit(led, true, file)
    expect(others).toEqual([])
    expect(problem && place(problem)).toMatch(
      /^error content\/site\.yaml:\d+:13-\d+:22 no-legal-page$/,
    )
    expect(await unfit(led, false, file)).toEqual([])
  })

  test('may have a PDF beside it', async () => {
    const beside = replace(
      '  legal:\n',
      `  legal:\n    - label: ${label} zum Drucken\n      href: recht.pdf\n`,
    )
    expect((await unfit({ 'site.yaml': beside }, true, file)).map(place)).toEqual([])
  })
})

describe('the privacy policy', () => {
  test('names the service that gets the messages', async () => {
    const silent = replace('Nachrichten bekommt {form.processor}. ', '')
    const other = replace(
      'privacy: Ihre Angaben gehen über {form.processor} an uns.',
      'privacy: Ihre Angaben gehen an uns.',
    )
    const problems = await unfit({ 'pages/kontakt.yaml': (text) => other(silent(text)) })
    expect(problems.map(place)).toEqual([
      'error content/pages/kontakt.yaml:6:1-6:7 privacy-processor',
    ])
  })

  test('names no other one', async () => {
    const other = replace('bekommt {form.processor}', 'bekommt Web3Forms')
    expect((await unfit({ 'pages/kontakt.yaml': other })).map(({ code }) => code)).toEqual([
      'privacy-processor',
    ])
  })
})

test('what a text says in a later period is judged like what it says today', async () => {
  const later = replace(
    'amount: bis zu 80 Cent je Pausenbrot',
    'amount:\n    - until: 2030-12-31\n      value: viel\n    - from: 2031-01-01\n      value: ein umweltfreundliches Brot',
  )
  expect((await unfit({ 'subsidies.yaml': later })).map(place)).toEqual([
    'error content/subsidies.yaml:7:18-7:36 generic-claim',
  ])
})

test('an amount that nobody has looked up at its source keeps the site from being published', async () => {
  const reported = replace(
    'amount: bis zu 80 Cent je Pausenbrot',
    'amount: !platzhalter\n    - until: 2027-01-31\n      value: viel\n    - from: 2027-02-01\n      value: wenig',
  )
  const at = 'content/subsidies.yaml:3:11-3:23 placeholder'
  expect((await unfit({ 'subsidies.yaml': reported }, false)).map(place)).toEqual([`warning ${at}`])
  expect((await unfit({ 'subsidies.yaml': reported })).map(place)).toEqual([`error ${at}`])
})
