import { expect, it } from 'vitest'
import { stats } from '../../src/blocks/stats/schema.ts'
import { stories } from '../../src/blocks/stories/schema.ts'
import { testimonials } from '../../src/blocks/testimonials/schema.ts'
import { values } from '../../src/blocks/values/schema.ts'
import { blockOf, pageAt, pages, plain, textIn } from './sample.ts'

const figuresOf = (route: string) =>
  blockOf(route, stats).stats.map(({ value, label }) => [plain(value), plain(label)])

it('shows three figures at home', () => {
  expect(figuresOf('/')).toEqual([
    ['5.000+', 'abgeschlossene Projekte'],
    ['115+', 'Jahre Erfahrung'],
    ['30+', 'erfahrene Handwerkerinnen und Handwerker'],
  ])
  expect(textIn(pageAt('/'))).toMatch(/seit 1910/)
})

it('shows what its work has brought for the environment, with source and date', () => {
  expect(figuresOf('/impact')).toEqual([
    ['40 %', 'weniger Energieverbrauch im Mittel'],
    ['2,5 Mio. kg', 'weniger CO₂ im Jahr'],
    ['3.200', 'Familien unterstützt'],
    ['85 %', 'der Projekte mit erneuerbarer Energie'],
  ])
  for (const figure of blockOf('/impact', stats).stats) {
    expect(figure).toMatchObject({
      description: expect.stringMatching(/./),
      source: expect.stringMatching(/./),
      asOf: expect.stringMatching(/^\d{4}-/),
    })
  }
})

it('has one share of renewable projects where the specification has two', () => {
  for (const page of pages()) expect(textIn(page), page.route).not.toMatch(/\b65 %/)
})

it('tells success stories with figure, title, place and description', () => {
  const told = blockOf('/impact', stories).stories
  expect(told.map(({ location }) => location)).toEqual([
    'Geseke',
    'Paderborn',
    'Lippstadt',
    'Gütersloh',
  ])
  for (const story of told) {
    expect(story).toMatchObject({
      value: expect.stringMatching(/\d/),
      title: expect.stringMatching(/\S{5}/),
      description: expect.stringMatching(/.{80}/),
    })
  }
})

it('names three principles at home, four values about itself, and three voices with five stars', () => {
  const titlesOf = (route: string) => blockOf(route, values).values.map(({ title }) => title)
  expect(titlesOf('/')).toEqual(['Qualität', 'Kundenbetreuung', 'Nachhaltigkeit'])
  expect(titlesOf('/about')).toHaveLength(4)
  const voices = blockOf('/', testimonials).testimonials
  expect(voices.map(({ rating }) => rating)).toEqual([5, 5, 5])
})
