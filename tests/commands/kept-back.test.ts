import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '../../scripts/commands/build-site.ts'
import { contentFolder, type Overrides, readAll, siteOf } from '../workspace.ts'
import { closeSmallApp, smallApp } from './small-app.ts'

/** Stands in everything that an office keeps for itself, and nowhere else. */
const SECRET = 'geheim'

const TRUST = `blocks:
  # ${SECRET}
  - type: trust
    points:
      - text: Meisterbetrieb  # ${SECRET}
        source: Mappe ${SECRET}
      - text: Aus der Region
        source: Mappe ${SECRET}
`

const STORIES = `  - type: stories
    title: Weniger
  - type: jobs
    title: Stellen
    tasksLabel: Aufgaben
    profileLabel: Profil
    action: { label: Fragen, href: /contact }
`

const AHEAD = `- id: ${SECRET}
  title: Leitung (m/w/d)
  description: Wer den Laden übernimmt.
  tasks: [Leiten]
  profile: [Geduld]
  employment: Vollzeit
  datePosted: 2026-12-01
`

const UNSHOWN = `
- id: neu
  name: Familie ${SECRET}
  location: Calau
  text: Noch ist keine Einwilligung da.
`

const STORY_PAGE = `route: /geschichten/:id
each: stories
meta: { title: Anlass, description: Was dahinter steht. }
blocks:
  - { type: hero, title: "{entry.title}" }
`

const KEPT_BACK: Overrides = {
  'pages/home.yaml': (text) =>
    text
      .replace('blocks:\n', TRUST)
      .replace('- type: testimonials', '- type: testimonials\n    testimonials: [krause, nowak]') +
    STORIES,
  'pages/geschichte.yaml': STORY_PAGE,
  'stories.yaml': (text) =>
    text.replaceAll('  description:', `  source: ${SECRET}\n  description:`),
  'values.yaml': (text) => text.replaceAll('\n  title:', `\n  # ${SECRET}\n  title:`),
  'jobs.yaml': (text) => `${text}${AHEAD}`,
  'testimonials.yaml': (text) => `${text}${UNSHOWN}`,
  'news/ofen.md': (text) => text.replace('---\n', `---\n# ${SECRET}\n`),
}

afterAll(closeSmallApp)

beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})

test('what an office notes for itself is in no file that is published', async () => {
  const site = siteOf(await contentFolder(KEPT_BACK))
  expect(await buildSite(site, { openApp: smallApp })).toBe(0)
  const files = await readAll(site.out)
  const telling = [...files].filter(([, bytes]) => bytes.toString('utf8').includes(SECRET))
  expect(telling.map(([name]) => name)).toEqual([])
  const { fields } = JSON.parse(String(files.get('index.admin.json')))
  expect(fields['trust.points.0.text'].text).toBe('Meisterbetrieb')
})
