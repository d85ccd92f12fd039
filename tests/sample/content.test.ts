import { expect, it } from 'vitest'
import { show } from '../workspace.ts'
import { pages, sample } from './sample.ts'

it('has no problems but placeholders, which are told', () => {
  const { problems } = sample
  expect(problems.filter(({ code }) => code !== 'placeholder').map(show)).toEqual([])
  expect(problems.length).toBeGreaterThan(0)
})

it('has the routes of the specification, and those that it links to', () => {
  expect(pages().map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      '/',
      '/renovation',
      '/heating',
      '/bathroom',
      '/electrical',
      '/electrical/installation',
      '/electrical/photovoltaics',
      '/electrical/ev-charging',
      '/about',
      '/impact',
      '/jobs',
      '/contact',
      '/blog',
      '/blog/*',
      '/portfolio',
      '/portfolio/munich-heat-pump',
      '/portfolio/project-2',
      '/portfolio/project-3',
      '/portfolio/project-4',
      '/portfolio/project-5',
      '/portfolio/project-6',
      '/imprint',
      '/privacy-policy',
      '/*',
    ]),
  )
})
