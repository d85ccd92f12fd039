import { expect, test } from 'vitest'
import { publicNames } from '../../../scripts/resolve/entries/name-entries.ts'
import type { ResolvedSite } from '../../../scripts/resolve/resolve.ts'
import { newsItems } from '../../news-items.ts'
import { bakeryText, compileWith, type Overrides } from '../../workspace.ts'

const siteWith = async (overrides: Overrides = {}, today?: string): Promise<ResolvedSite> => {
  const { site, problems } = await compileWith(overrides, today === undefined ? {} : { today })
  if (!site) throw new Error(JSON.stringify(problems))
  return site
}

const pairs = (site: ResolvedSite, name: 'testimonials' | 'jobs') =>
  publicNames(site.named)[name]?.map(({ id, name }) => `${id}: ${name}`)

const AHEAD = `${bakeryText('jobs.yaml')}
- id: leitung
  title: Leitung (m/w/d)
  description: Wer den Laden übernimmt.
  tasks: [Leiten]
  profile: [Geduld]
  employment: Vollzeit
  datePosted: 2026-12-01
`

const JOBS = (text: string) => `${text}  - type: jobs
    title: Stellen
    tasksLabel: Aufgaben
    profileLabel: Profil
    action: { label: Fragen, href: /contact }
`

test('entries are offered by the names that visitors read, in their order', async () => {
  const site = await siteWith({
    'services.yaml': (text) => text.replace('title: Hochzeitstorte', 'title: Torte {stats.torten}'),
  })
  const all = site.named.services?.map(({ id, name }) => [id, name])
  expect(all?.[0]).toEqual(['brot', 'Sauerteigbrot'])
  expect(all?.[1]).toEqual(['torte', expect.stringMatching(/^Torte \d/)])
})

test('an entry that waits for its day is offered nowhere before', async () => {
  const overrides = { 'jobs.yaml': AHEAD, 'pages/home.yaml': JOBS }
  const before = await siteWith(overrides)
  expect(before.named.jobs?.map(({ id }) => id)).toEqual(['baecker', 'verkauf'])
  const then = await siteWith(overrides, '2026-12-01')
  expect(pairs(then, 'jobs')).toContain('leitung: Leitung (m/w/d)')
})

test('an entry that no page shows is known on this machine alone', async () => {
  const site = await siteWith({
    'testimonials.yaml': (text) =>
      `${text}\n- id: geheim\n  name: Frau Geheim\n  location: Bad\n  text: Gut.\n`,
    'pages/home.yaml': (text) =>
      text.replace('- type: testimonials', '- type: testimonials\n    testimonials: [nowak]'),
  })
  expect(site.named.testimonials?.map(({ id }) => id)).toContain('geheim')
  expect(JSON.stringify(publicNames(site.named))).not.toContain('geheim')
  // Both are shown: one by the page, one by a reference.
  expect(pairs(site, 'testimonials')).toEqual(['krause: Familie Krause', 'nowak: Piotr Nowak'])
})

test('of hundreds of entries none is offered', async () => {
  const site = await siteWith(newsItems(301))
  expect(site.named.news).toBeUndefined()
  expect(site.named.services).toHaveLength(2)
})
