import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { within } from '../../within.ts'
import { compileWith, type Overrides, problemsOf, replace } from '../../workspace.ts'

const titled = (title: string): Overrides => ({
  'values.yaml': replace('title: Zeit', `title: ${title}`),
})
const article = (text: string): Overrides => ({
  'news/erntebrot.md': replace('**Was anders schmeckt**', text),
})

test.each([
  ...[
    'xxx',
    'TODO',
    '"???"',
    'k.A.',
    'k. A.',
    'Lorem ipsum dolor',
    '"-"',
    'Text folgt',
    '…',
    '...',
    'Blindtext',
    'dito',
    'siehe oben',
  ].map(titled),
  ...[
    'Lorem ipsum dolor sit amet',
    'TODO: Text von Thea',
    'xxx',
    'Hier Text einfügen',
    '## XXX',
    'Rufen Sie an: [Telefonnummer einfügen]',
    'Wir öffnen am [Datum] wieder.',
    'Wir öffnen am XX.XX.XXXX wieder.',
    'Ein Laib kostet XX €.',
    'Von [Ihr Name]',
  ].map(article),
  ...['"[Ihr Produktname]"', 'Brot für [Ort]'].map(titled),
  { 'services.yaml': replace('alt: Angeschnittenes Brot', 'alt: Bild') },
  { 'jobs.yaml': replace('- Gesellenbrief', '- xxxx') },
])('keeps a place and says nothing: %j', async (overrides) => {
  const { problems } = await compileWith(overrides)
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning filler'])
})

test.each([
  '…',
  '...',
  'xxx',
])('a picture cannot go without words that say what it shows: %s', async (alt) => {
  const { problems } = await compileWith({
    'services.yaml': replace('alt: Angeschnittenes Brot', `alt: ${alt}`),
  })
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('decorative: true')])
})

test.each([
  ...[
    'Größe XXXL',
    '"TODO-Liste: So planen Sie"',
    '"Was tun?"',
    'Und dann …',
    'Textilien',
    '"Bild: Thea"',
    'Kommt gut an',
  ].map(titled),
  ...[
    'Was bedeutet k. A. auf dem Schild?',
    'Der Text folgt dem Kalender.',
    'Mehr zum [Datum](/sortiment) und zu [Ihr Brot](/sortiment).',
    'Mehr zum [Ort].\n\n[Ort]: /sortiment',
    'Er sagte, sie [die Gesellen] wollen das Rezept ergänzen.',
    'Größe XX, Band XX, XXL-Brot',
    'Das Mehl [Type 1150] und [Datum][1].\n\n[1]: /sortiment',
    '| Brot | Preis |\n| --- | --- |\n| Roggen | - |',
  ].map(article),
  { 'services.yaml': replace('alt: Angeschnittenes Brot', 'alt: Bild einer Bäckerin') },
  titled('!platzhalter xxx'),
  {
    'testimonials.yaml': replace(
      '- id: krause\n  name: Familie Krause',
      '- !platzhalter\n  id: krause\n  name: "[Vorname Nachname] und [Name]"',
    ),
  },
])('says something: %j', async (overrides) => {
  expect((await problemsOf(overrides)).filter((each) => each.endsWith('filler'))).toEqual([])
})

test('a placeholder in brackets that YAML takes for a list is told as what it is, and stays', async () => {
  const broken = replace('title: Zeit', 'title: [Ihr Produktname]')
  const { problems } = await compileWith({ 'values.yaml': broken })
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['filler', 'Schreiben Sie, was hier stehen soll, ohne die Klammern: title: …'],
  ])
  expect(await fixed('values.yaml', broken)).toContain('title: [Ihr Produktname]')
})

test('a site with one is not published', async () => {
  const { problems } = await compileWith(titled('xxx'), { release: true })
  expect(problems.find(({ code }) => code === 'filler')?.severity).toBe('error')
})

test(
  'a long row of stars is looked through at once',
  within(5, async () => {
    const codes = await problemsOf(article(`${'*'.repeat(100_000)} Brot`))
    expect(codes.join()).not.toContain('filler')
  }),
)

test.each([
  ['one behind another', '[Ort] '],
  ['in a paragraph each', '[Ort]\n\n'],
])(
  'thousands of placeholders in a text are told soon: %s',
  within(8, async (_, place) => {
    const codes = await problemsOf(article(place.repeat(100_000)))
    expect(codes.join()).toContain('filler')
  }),
)

test(
  'so are they behind a sign that nobody sees',
  within(8, async () => {
    const codes = await problemsOf(article(`\u200b${'[Ort] '.repeat(100_000)}`))
    expect(codes.join()).toContain('filler')
  }),
)
