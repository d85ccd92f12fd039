import { expect, test } from 'vitest'
import { compileWith, problemsOf, replace } from '../../workspace.ts'

const RULES = `- id: pausenbrot
  base: 20
  incomeBonus:
    - { upTo: 20000, percent: 30 }
    - { upTo: 30000, percent: 10 }
  caps:
    - { upTo: 20000, percent: 50 }
    - { percent: 40 }
  costs:
    - { firstUnit: 1, amount: 2000 }
    - { firstUnit: 4, amount: 1500 }
  source: Satzung der Gemeinde
  asOf: 2026-05-04
  reviewBy: 2027-05-04
`

test('rules with one entry for each case are right', async () => {
  expect(await problemsOf({ 'grant-rules.yaml': RULES })).toEqual([])
})

test.each([
  ['a bonus for the same income', 'upTo: 30000, percent: 10', 'upTo: 20000, percent: 10', 5],
  ['a cap for the same income', '{ percent: 40 }', '{ percent: 40 }\n    - { percent: 60 }', 9],
  ['costs of the same unit', 'firstUnit: 4', 'firstUnit: 1', 11],
  ['no costs for the first unit', 'firstUnit: 1', 'firstUnit: 2', 10],
  ['no cap for all other incomes', '    - { percent: 40 }\n', '', 7],
])('%s: told at its line', async (_, before, after, line) => {
  expect(RULES).toContain(before)
  const { problems } = await compileWith({ 'grant-rules.yaml': RULES.replace(before, after) })
  expect(problems.map((one) => [one.file, one.line, one.code])).toEqual([
    ['content/grant-rules.yaml', line, 'grant-steps'],
  ])
})

test('an advertised sum is not judged by rules that lack something', async () => {
  const overrides = {
    'grant-rules.yaml': RULES.replace('    - { percent: 40 }\n', '').replace(
      '- id: pausenbrot\n',
      '- id: pausenbrot\n  subsidy: schulbrot\n',
    ),
    'subsidies.yaml': replace('amount: bis zu 80 Cent je Pausenbrot', 'amount: bis zu 800 €'),
  }
  const { problems } = await compileWith(overrides)
  expect(problems.map(({ code }) => code)).toEqual(['grant-steps'])
})
