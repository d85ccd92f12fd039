import { expect, test } from 'vitest'
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
  ].map(article),
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
    '| Brot | Preis |\n| --- | --- |\n| Roggen | - |',
  ].map(article),
  { 'services.yaml': replace('alt: Angeschnittenes Brot', 'alt: Bild einer Bäckerin') },
  titled('!platzhalter xxx'),
])('says something: %j', async (overrides) => {
  expect((await problemsOf(overrides)).filter((each) => each.endsWith('filler'))).toEqual([])
})

test('a site with one is not published', async () => {
  const { problems } = await compileWith(titled('xxx'), { release: true })
  expect(problems.find(({ code }) => code === 'filler')?.severity).toBe('error')
})

test('a long row of stars is looked through at once', { timeout: 5_000 }, async () => {
  const codes = await problemsOf(article(`${'*'.repeat(100_000)} Brot`))
  expect(codes.join()).not.toContain('filler')
})
