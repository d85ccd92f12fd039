import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { grantRules } from '../../src/content/collections/grant-rules.ts'
import type { GrantCase, GrantRules } from '../../src/grants/grant.ts'
import { RENOVATION } from '../workspace.ts'

const text = readFileSync(path.join(RENOVATION, 'grant-rules.yaml'), 'utf8')
const [written] = load(text.replaceAll('!platzhalter ', '')) as unknown[]

/** The rules as they were reported for 21 July 2026. */
export const RULES: GrantRules = grantRules.parse(written)

/** Euros in cents. */
export const euros = (amount: number): number => Math.round(amount * 100)

/** A house with one flat, its owner in it, an oil heating, and a heat pump from Europe for 32,000 €. */
export const givenCase = (changes: Partial<GrantCase> = {}): GrantCase => ({
  day: '2026-11-22',
  units: 1,
  costs: euros(32_000),
  income: euros(60_000),
  livesThere: true,
  children: 0,
  heatPump: true,
  fromEurope: true,
  oldCounts: true,
  ...changes,
})
