import { expect, it } from 'vitest'
import type { BlockOf } from '../../src/blocks/block.ts'
import { chart } from '../../src/blocks/chart/schema.ts'
import type { EntryOf } from '../../src/content/collections/collections.ts'
import { workOut } from '../../src/grants/work-out.ts'
import { pageAt, sample } from './sample.ts'

const COSTS = 32_000

/** For each bar a day of its time. */
const DAYS = ['2027-01-31', '2027-02-01', '2027-08-01', '2028-02-01', '2028-08-01']

const rules = () => {
  const written = sample.content.entries.find(({ collection }) => collection === 'grantRules')
  return written?.value as EntryOf<'grantRules'>
}

/** What the chart's words say of the house, in cents. */
const grantOn = (day: string): number => {
  const { cents } = workOut(rules(), {
    day,
    units: 1,
    costs: COSTS * 100,
    income: 60_000 * 100,
    livesThere: true,
    children: 0,
    heatPump: true,
    fromEurope: true,
    oldCounts: true,
  })
  return cents / 100
}

const shown = () => {
  const found = pageAt('/heating/replacement').blocks.find(({ type }) => type === chart.type)
  return found as unknown as BlockOf<typeof chart>
}

const inWords = (euros: number) => euros.toLocaleString('de-DE')

it('draws the grant and what is left to pay as the rules have them, on their day', () => {
  const { labels, series, asOf } = shown()
  expect(labels.map((label) => label.slice(-4))).toEqual(DAYS.map((day) => day.slice(0, 4)))
  expect(series.map(({ values }) => values)).toEqual([
    DAYS.map((day) => inWords(grantOn(day))),
    DAYS.map((day) => inWords(COSTS - grantOn(day))),
  ])
  expect(asOf).toBe(rules().asOf)
})
