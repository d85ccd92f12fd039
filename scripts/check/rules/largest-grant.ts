import type { GrantRules } from '../../../src/grants/grant.ts'
import { workOut } from '../../../src/grants/work-out.ts'

export interface LargestGrant {
  /** Euros, rounded down. */
  amount: number
  percent: number
  /** Eligible costs of the first unit in euros. */
  costs: number
  /** Position of these costs among those of the rules. */
  index: number
}

/** Who gets all bonuses; heat pumps may have more or less than others. */
const cases = ({ incomeBonus, caps }: GrantRules) =>
  [...incomeBonus, ...caps].flatMap(({ upTo }) =>
    [true, false].map((heatPump) => ({
      income: upTo === undefined ? undefined : upTo * 100,
      heatPump,
    })),
  )

/**
 * The most that anybody can get for the first unit on a day: not the cap, where the bonuses together
 * don't reach it.
 */
export const largestGrant = (rules: GrantRules, day: string): LargestGrant | undefined => {
  const index = rules.costs.findIndex(({ firstUnit }) => firstUnit === 1)
  const found = cases(rules).map((given) =>
    workOut(rules, {
      ...given,
      day,
      units: 1,
      costs: Infinity,
      livesThere: true,
      children: 0,
      fromEurope: true,
      oldCounts: true,
    }),
  )
  const largest = found.toSorted((a, b) => b.cents - a.cents)[0]
  if (index < 0 || !largest?.ceiling) return undefined
  return {
    amount: Math.floor(largest.cents / 100),
    percent: largest.percent,
    costs: largest.ceiling / 100,
    index,
  }
}
