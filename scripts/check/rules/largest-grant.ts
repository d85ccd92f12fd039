import type { EntryOf } from '../../../src/content/collections.ts'
import { onDay } from '../../resolve/period.ts'

type Rules = EntryOf<'grantRules'>
type Step = { upTo?: number; percent: Rules['base'] }

export interface LargestGrant {
  /** Euros, rounded down. */
  amount: number
  percent: number
  /** Eligible costs of the first unit in euros. */
  costs: number
  /** Position of these costs among those of the rules. */
  index: number
}

/** Of steps by income, the narrowest that an income fits into. */
const stepFor = <S extends Step>(steps: readonly S[], income: number): S | undefined =>
  steps
    .filter(({ upTo = Infinity }) => income <= upTo)
    .toSorted((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity))[0]

/** The largest share of the costs that a household of this income can get on a day, in per cent. */
const shareFor = (rules: Rules, income: number, day: string): number => {
  const on = (percent: Rules['base'] | undefined) => (percent && onDay(percent, day)) || 0
  const { base, heatPumpBase, originBonus, speedBonus, incomeBonus, caps } = rules
  const heatPump = on(heatPumpBase ?? base) + on(originBonus)
  const sum =
    Math.max(on(base), heatPump) + on(speedBonus) + on(stepFor(incomeBonus, income)?.percent)
  const cap = stepFor(caps, income)
  return cap ? Math.min(sum, on(cap.percent)) : sum
}

/**
 * The most that anybody can get for the first unit on a day: not the cap, where the bonuses together
 * don't reach it.
 */
export const largestGrant = (rules: Rules, day: string): LargestGrant | undefined => {
  const index = rules.costs.findIndex(({ firstUnit }) => firstUnit === 1)
  const written = rules.costs[index]?.amount
  const costs = written && onDay(written, day)
  if (!costs) return undefined
  const incomes = [...rules.incomeBonus, ...rules.caps].map(({ upTo = Infinity }) => upTo)
  const percent = Math.max(...incomes.map((income) => shareFor(rules, income, day)))
  return { amount: Math.floor((costs * percent) / 100), percent, costs, index }
}
