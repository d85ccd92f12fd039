import { describe, expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../workspace.ts'

const named = (list: string) => ({
  'pages/sortiment.yaml': replace(
    '    title: Früh aufstehen',
    `    title: Früh aufstehen\n    ${list}`,
  ),
})

test('an entry that its list forgets is named, and nothing stops', async () => {
  const { problems, site } = await compileWith(named('jobs: [baecker]'))
  expect(problems.map(({ file, line, severity, code }) => [file, line, severity, code])).toEqual([
    ['content/jobs.yaml', 13, 'warning', 'unused-entry'],
  ])
  expect(site).toBeDefined()
})

test('a figure is used where a text names it', async () => {
  const onlyInTexts = replace('stats: [brote, torten]', 'stats: [brote]')
  expect(await problemsOf({ 'pages/home.yaml': onlyInTexts })).toEqual([])
  const nowhere = { 'services.yaml': replace(', {stats.torten} im Jahr', '') }
  expect(await problemsOf({ 'pages/home.yaml': onlyInTexts, ...nowhere })).toEqual([
    'content/stats.yaml:8:7 unused-entry',
  ])
})

test('an entry is used where another one refers to it', async () => {
  const overrides = {
    'pages/home.yaml': replace('note: Wir', 'testimonials: [krause]\n    note: Wir'),
  }
  expect(await problemsOf(overrides)).toEqual([])
})

test('a collection of which nothing is shown is a decision', async () => {
  const { problems } = await compileWith()
  expect(problems).toEqual([])
})

describe('an entry with a page of its own', () => {
  const listed = (more = '') => ({
    'pages/sortiment.yaml': replace(
      '  - type: jobs',
      `  - type: portfolio\n    projects: [schlosshochzeit]\n    allLabel: Alle\n    linkLabel: Ansehen\n${more}\n  - type: jobs`,
    ),
  })

  test('is named where its list forgets it: nobody finds that page', async () => {
    const { problems } = await compileWith(listed())
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['unused-entry', expect.stringContaining('/anlaesse/omas-neunzigster')],
    ])
  })

  test('is used where a link leads to it', async () => {
    const linked = '\n  - type: prose\n    text: "[Oma](/anlaesse/omas-neunzigster)"\n'
    expect(await problemsOf(listed(linked))).toEqual([])
  })
})
