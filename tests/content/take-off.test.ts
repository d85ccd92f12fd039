import { expect, test } from 'vitest'
import { compileWith, jsonOf, type Overrides, replace } from '../workspace.ts'

const seenOn = async (overrides: Overrides) => {
  const { site, problems } = await compileWith(overrides)
  return { text: jsonOf(site), problems }
}

/** A list without the entry of this id. */
const without = (id: string) => (text: string) =>
  replace(new RegExp(`^- id: ${id}\\n(?: .*\\n|\\n)*`, 'm').exec(text)?.[0] ?? id, '')(text)

const redirects = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`

const cases: [string, string, Overrides][] = [
  [
    'a testimonial that belongs to a project',
    'Piotr Nowak',
    {
      'testimonials.yaml': without('nowak'),
      'portfolio.yaml': replace('  testimonial: nowak\n', ''),
    },
  ],
  ['a job', 'Gute Laune vor sieben', { 'jobs.yaml': without('verkauf') }],
  ['the last job', 'Gute Laune vor sieben', { 'jobs.yaml': null }],
  [
    'a service that a page names',
    'sechsunddreißig Stunden',
    { 'services.yaml': without('brot'), 'pages/home.yaml': replace('- brot\n', '- torte\n') },
  ],
  [
    'a project',
    'Ein Schiff für Oma',
    {
      'portfolio.yaml': without('omas-neunzigster'),
      'testimonials.yaml': without('nowak'),
      'categories.yaml': without('birthday'),
      'redirects.yaml': redirects('/anlaesse/omas-neunzigster', '/'),
    },
  ],
  [
    'a news item',
    'Schamott',
    { 'news/ofen.md': null, 'redirects.yaml': redirects('/neues/ofen', '/neues/erntebrot') },
  ],
  [
    'a page, with the links to it',
    'Was es wann gibt',
    {
      'pages/sortiment.yaml': null,
      'redirects.yaml': redirects('/sortiment', '/'),
      'site.yaml': (text) => text.replace(/\/sortiment(#\w+)?/g, '/'),
      'services.yaml': replace('  href: /sortiment\n', ''),
      'pages/home.yaml': (text) =>
        replace(
          '- brot\n',
          '- brot\n      - torte\n',
        )(replace('href: /sortiment', 'href: /contact')(text)),
      'news/erntebrot.md': replace('[Sortiment](/sortiment#brote)', 'Sortiment'),
      'jobs.yaml': null,
      'subsidies.yaml': null,
    },
  ],
]

test.each(cases)('what the handbook says leaves nothing of %s', async (_, word, overrides) => {
  expect((await seenOn({})).text).toContain(word)
  const { text, problems } = await seenOn(overrides)
  expect(problems).toEqual([])
  expect(text).not.toContain(word)
})

test('an empty list would show all there are, and is refused', async () => {
  const { problems } = await compileWith({ 'pages/home.yaml': replace('[brote, torten]', '[]') })
  expect(problems.map(({ code }) => code)).toEqual(['too-few'])
})
