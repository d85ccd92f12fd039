import { expect, it } from 'vitest'
import { largestGrant } from '../../scripts/check/rules/largest-grant.ts'
import { collectFacts } from '../../scripts/resolve/facts/collect-facts.ts'
import type { EntryOf } from '../../src/content/collections/collections.ts'
import { sample } from './sample.ts'

/**
 * By hand, from the rules as they were reported: least of cap and sum, times the costs of the first unit.
 * From August 2027 on, 30 + 8 + 40 % no longer reach the cap of 80 %.
 */
const MAXIMA = [
  ['2026-07-20', 70, 30_000, 21_000],
  ['2026-07-21', 80, 28_000, 22_400],
  ['2026-11-22', 80, 28_000, 22_400],
  ['2027-01-01', 80, 28_000, 22_400],
  ['2027-01-31', 80, 28_000, 22_400],
  ['2027-02-01', 80, 27_250, 21_800],
  ['2027-07-31', 80, 27_250, 21_800],
  ['2027-08-01', 78, 26_500, 20_670],
  ['2028-01-31', 78, 26_500, 20_670],
  ['2028-02-01', 74, 25_750, 19_055],
  ['2028-08-01', 70, 25_000, 17_500],
  ['2029-02-01', 70, 24_250, 16_975],
  ['2029-08-01', 70, 23_500, 16_450],
  ['2030-02-01', 70, 22_750, 15_925],
  ['2030-08-01', 70, 22_000, 15_400],
] as const

it.each(
  MAXIMA,
)('on %s the heating grant is %i per cent of %i €, %i €', (day, percent, costs, amount) => {
  const { content } = sample
  const rules = content.entries.find(({ collection }) => collection === 'grantRules')
  expect(rules?.valid).toBe(true)
  expect(largestGrant(rules?.value as EntryOf<'grantRules'>, day)).toMatchObject({
    percent,
    costs,
    amount,
  })
  expect(collectFacts(content, day).get('subsidies')?.get('heating-grant')).toBe(
    `bis zu ${amount.toLocaleString('de-DE')} €`,
  )
})
