import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ hint }) => hint)

test.each([
  [
    'site.yaml',
    '{ opens: "06:30", closes: "11:00" }',
    '{ opens: "06:30" }',
    '{ opens: "06:30", closes: … }',
  ],
  [
    'jobs.yaml',
    '{ from: 14.5, to: 16, per: hour }',
    '{ from: 14.5, per: hour, }',
    '{ from: 14.5, per: hour, to: … }',
  ],
])('what is missing between braces belongs there: %s', async (file, from, to, hint) => {
  expect(await hintsOf({ [file]: replace(from, to) })).toEqual([
    `Ergänzen Sie sie zwischen den Klammern: ${hint}`,
  ])
})

test('the day that a period in braces lacks belongs there', async () => {
  const periods = '[{ until: 2026-12-31, value: a }, { value: b }]'
  const wrong = { 'stats.yaml': replace('96 Torten', periods) }
  expect(await hintsOf(wrong)).toEqual([
    'Ergänzen Sie ihn zwischen den Klammern: { value: b, from: 2027-01-01 }',
  ])
})
