import { describe, expect, test } from 'vitest'
import { compileWith, problemsOf, replace, wordsOf } from '../workspace.ts'

/** A company that has nothing but a page and its data. */
const SMALL = {
  'ui.yaml': null,
  'stats.yaml': null,
  'topics.yaml': null,
  'testimonials.yaml': null,
  'stories.yaml': null,
  'values.yaml': null,
  'services.yaml': null,
  'subsidies.yaml': null,
  'jobs.yaml': null,
  'categories.yaml': null,
  'portfolio.yaml': null,
  news: null,
  'pages/anlass.yaml': null,
  'pages/neues.yaml': null,
  'pages/sortiment.yaml': null,
  'media/beispiel.svg': null,
  'pages/home.yaml': `route: /
meta: { title: Start, description: Brot aus Senftenberg. }
blocks:
  - { type: hero, title: Brot }
`,
  'site.yaml': (text: string) =>
    text
      .replace(/ {2}(?:founded|register\w+|representedBy|vatId|holidays): .*\n/g, '')
      .replace(/ {2}hours:\n(?: {4}.*\n)+/, '')
      .replace(/ {2}(?:blurb|townsLabel|servicesLabel): .*\n/g, '')
      .replace(/ {2}(?:towns|services):\n(?: {4}.*\n)+/g, '')
      .replace('/contact?inquiry=torte', '/contact')
      .replace('    - label: Sortiment\n      href: /sortiment\n', ''),
  'pages/kontakt.yaml': (text: string) =>
    text
      .replace(/ {4}topic:\n(?: {6}.*\n)+/, '')
      .replace(/ {4}hoursLabel: .*\n/, '')
      .replace(/ {6}- label: Registergericht\n.*\n/, '      - label: Name\n        value: Thea\n'),
}

describe('what neither law nor trade asks for', () => {
  test('may all be missing', async () => {
    expect(await problemsOf(SMALL)).toEqual([])
  })

  test('leaves a contact form without topics', async () => {
    const { site } = await compileWith(SMALL)
    const blocks = site?.pages.flatMap(({ data }) => data.blocks) ?? []
    const contact = blocks.find(({ type }) => type === 'contact')
    expect(contact).toMatchObject({ topics: [], name: { label: expect.any(String) } })
    expect(site?.shell.footer).not.toHaveProperty('services')
  })
})

test('a name of what the company does not have is told with the way out', async () => {
  const without = replace('  registerCourt: Amtsgericht Cottbus\n', '')
  expect(await wordsOf({ 'site.yaml': without })).toEqual([
    'Die Angabe {company.registerCourt} steht nicht in site.yaml. → Ergänzen Sie registerCourt unter company, oder löschen Sie die Zeile, die sie hier nennt.',
  ])
})

test('a name below that of something that the company has is none', async () => {
  const below = replace('Was es wann gibt.', JSON.stringify('{company.phone.mobil}'))
  expect(await problemsOf({ 'pages/sortiment.yaml': below })).toEqual([
    expect.stringMatching(/unknown-fact$/),
  ])
})

test('a damaged company without opening hours is judged all the same', async () => {
  const damaged = (text: string) =>
    text.replace(/ {2}hours:\n(?: {4}.*\n)+/, '').replace('postcode: "01968"', 'postcode: "196"')
  const problems = await problemsOf({ 'site.yaml': damaged })
  expect(problems).toEqual(['content/site.yaml:12:14 format'])
})
