import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { EntryOf } from '../../src/content/collections/collections.ts'
import { SAMPLE, sample } from './sample.ts'

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const rules = sample.content.entries.find(({ collection }) => collection === 'grantRules')
  ?.value as EntryOf<'grantRules'>

const costs = numbersIn(rules.costs).filter((number) => number > 1000)

const percents = numbersIn([rules.base, rules.speedBonus, rules.incomeBonus, rules.caps])

/** Every amount of the rules, what follows from a share of the costs, and what costs fall by. */
const known = new Set([
  ...numbersIn(rules),
  ...costs.flatMap((amount) => percents.map((percent) => (amount * percent) / 100)),
  ...costs.slice(1).map((amount, index) => (costs[index] as number) - amount),
])

const article = await fs.readFile(path.join(SAMPLE, 'news/heizungsfoerderung-2026.md'), 'utf8')

it('every amount in the article on the heating grant follows from the rules', () => {
  const amounts = [...article.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{3})\s€/g)].map(
    ([, digits = '']) => Number(digits.replaceAll('.', '')),
  )
  expect(amounts.length).toBeGreaterThan(10)
  expect(amounts.filter((amount) => !known.has(amount))).toEqual([])
})

it('and every percentage, but for the bonus that is no more', () => {
  const shares = [...article.matchAll(/(\d+)(?:, (\d+) und (\d+))? %/g)].flatMap((found) =>
    found.slice(1).flatMap((digits) => (digits === undefined ? [] : Number(digits))),
  )
  const others = [...numbersIn([rules.heatPumpBase, rules.originBonus]), 5]
  expect(shares.length).toBeGreaterThan(10)
  expect(shares.filter((share) => ![...percents, ...others].includes(share))).toEqual([])
})

it('an average of the old rules is said to be one', () => {
  expect(article).toMatch(/\{stats\.average-subsidy\}[^.]*nach den alten Regeln/)
})

it('the rules and the amount keep their mark until somebody has read them up', () => {
  const marked = sample.problems
    .filter(({ code }) => code === 'placeholder')
    .map(({ file }) => file)
  expect(marked).toContain('content/grant-rules.yaml')
  expect(marked).toContain('content/subsidies.yaml')
})

it('it names what holds today and what held before', () => {
  for (const amount of ['28.000', '22.000', '22.400', '19.600', '8.400', '21.000'])
    expect(article).toContain(`${amount} €`)
})
