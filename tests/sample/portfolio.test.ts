import { describe, expect, it } from 'vitest'
import { caseStudy } from '../../src/blocks/case-study/schema.ts'
import { portfolio } from '../../src/blocks/portfolio/schema.ts'
import { blockOf, pages, plain, textIn } from './sample.ts'

const PROJECTS = [
  ['/portfolio/munich-heat-pump', 'München', 'Heating Systems'],
  ['/portfolio/project-2', 'Berlin', 'Bathroom'],
  ['/portfolio/project-3', 'Frankfurt am Main', 'Electrical'],
  ['/portfolio/project-4', 'Hamburg', 'Full Renovation'],
  ['/portfolio/project-5', 'Köln', 'Heating Systems'],
  ['/portfolio/project-6', 'Düsseldorf', 'Electrical'],
] as const

it('lists six projects in the five categories of the specification, in English', () => {
  const block = blockOf('/portfolio', portfolio)
  expect(
    block.projects.map(({ href, location, category }) => [href, plain(location), category.label]),
  ).toEqual(PROJECTS)
  const labels = [block.allLabel, ...block.categories.map(({ label }) => label)]
  expect(labels).toEqual(['All', 'Heating Systems', 'Bathroom', 'Electrical', 'Full Renovation'])
  expect(new Set([block.allLang, ...block.categories.map(({ lang }) => lang)])).toEqual(
    new Set(['en']),
  )
})

it('tells only what agrees with where its references are', () => {
  for (const page of pages()) {
    const text = textIn(page)
    expect(text, page.route).not.toMatch(/fünfzig Kilometer|übernehmen, wer/)
  }
})

describe('a case study has facts, specifications, benefits, a timeline and a voice', () => {
  it.each(PROJECTS)('%s', (route) => {
    const { project } = blockOf(route, caseStudy)
    const parts = [project.specifications, project.benefits, project.timeline]
    for (const part of parts) expect(part.length).toBeGreaterThanOrEqual(4)
    expect(project.facts.length).toBeGreaterThanOrEqual(3)
    expect(project.testimonial?.rating).toBe(5)
  })
})

it('has the figures and phases of the specification in the industrial case study', () => {
  const { project } = blockOf('/portfolio/project-6', caseStudy)
  expect(project.specifications.map(plain)).toEqual([
    'Hauptverteilung für 1000 A mit Unterverteilungen',
    'Energiemessung in Echtzeit',
    'Automatisierung mit SPS',
    'Bauteile für den Dauerbetrieb in der Industrie',
  ])
  expect(project.benefits.map(plain)).toEqual([
    '35 % weniger Energieverbrauch',
    '125.000 € weniger Energiekosten im Jahr',
    '25 % höhere Produktivität',
    '99,8 % Verfügbarkeit der Anlage',
  ])
  expect(project.timeline.map(({ period, title }) => [plain(period), title])).toEqual([
    ['Woche 1–2', 'Bestandsaufnahme und Planung'],
    ['Woche 3–5', 'Erneuerung der Infrastruktur'],
    ['Woche 6–7', 'Einbindung der Automatisierung'],
    ['Woche 8', 'Prüfung und Inbetriebnahme'],
  ])
  expect(project.duration).toMatch(/^8\sWochen$/)
})
