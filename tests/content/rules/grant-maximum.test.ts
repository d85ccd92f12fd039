import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from '../../../scripts/content/parse.ts'
import { read } from '../../../scripts/content/read.ts'
import { collectFacts } from '../../../scripts/content/resolve/facts.ts'
import { largestGrant } from '../../../scripts/content/rules/largest-grant.ts'
import { validate } from '../../../scripts/content/validate.ts'
import { root } from '../../../scripts/folders.ts'
import type { EntryOf } from '../../../src/content/collections.ts'
import { compileWith, type Overrides, problemsOf, replace } from '../../workspace.ts'

const RULES = `- id: pausenbrot
  subsidy: schulbrot
  base: 20
  incomeBonus:
    - { upTo: 20000, percent: 30 }
  caps:
    - percent: 40
  costs:
    - firstUnit: 1
      amount:
        - { until: 2026-12-31, value: 2000 }
        - { from: 2027-01-01, value: 1500 }
  source: Satzung der Gemeinde
  asOf: 2026-05-04
  reviewBy: 2027-05-04
`

const advertised = (amount: string, change = (text: string) => text): Overrides => ({
  'grant-rules.yaml': change(RULES),
  'subsidies.yaml': replace('amount: bis zu 80 Cent je Pausenbrot', `amount:${amount}`),
})

const PERIODS = `
    - until: 2026-12-31
      value: bis zu 800 €
    - from: 2027-01-01
      value: bis zu 600 Euro`

describe('an advertised maximum', () => {
  test.each([
    ['fits the rules in every period', advertised(PERIODS)],
    ['may be left open', advertised(' auf Anfrage')],
    [
      'may name a figure',
      {
        ...advertised(' bis zu {stats.brote} €'),
        'stats.yaml': replace(
          'value: "412"',
          'value: [{ until: 2026-12-31, value: "800" }, { from: 2027-01-01, value: "600" }]',
        ),
      },
    ],
    [
      'of a programme without rules is not judged',
      { ...advertised(' 5 €'), 'grant-rules.yaml': null },
    ],
  ])('%s', async (_, overrides) => {
    const { 'grant-rules.yaml': rules, ...others } = overrides as Overrides
    expect(await problemsOf(rules === null ? others : overrides)).toEqual([])
  })

  test('that does not is named at its period, with the place of the rule', async () => {
    const { problems } = await compileWith(advertised(PERIODS.replace('600', '800')))
    expect(
      problems.map(({ file, line, column, message, hint }) => [file, line, column, message, hint]),
    ).toEqual([
      [
        'content/subsidies.yaml',
        7,
        14,
        'Geworben wird mit 800 €; nach den Förderregeln sind ab dem 1. Januar 2027 höchstens 600 € möglich: 40 % von 1.500 € (content/grant-rules.yaml, Zeile 12).',
        'Schreiben Sie für diese Zeit 600 €, oder berichtigen Sie die Regeln.',
      ],
    ])
  })

  test('without periods is named once, on the first day on which it is wrong', async () => {
    expect(await problemsOf(advertised(' bis zu 800 €'))).toEqual([
      'content/subsidies.yaml:3:11 grant-maximum',
    ])
  })

  test('is what the bonuses add up to, where that is less than the cap', async () => {
    const low = replace('percent: 30', 'percent: 10')
    const { problems } = await compileWith(advertised(' bis zu 800 €', low))
    expect(problems.map(({ message }) => message)).toEqual([
      'Geworben wird mit 800 €; nach den Förderregeln sind höchstens 600 € möglich: 30 % von 2.000 € (content/grant-rules.yaml, Zeile 11).',
    ])
  })

  test('is compared with sums in euros, however thousands are written in the rules', async () => {
    const dotted = replace('{ upTo: 20000,', '{ upTo: 20.000,')
    expect(await problemsOf(advertised(PERIODS, dotted))).toEqual([
      'content/grant-rules.yaml:5:15 wrong-type',
    ])
  })
})

test('rules name a programme that there is', async () => {
  expect(
    await problemsOf(advertised(PERIODS, replace('subsidy: schulbrot', 'subsidy: schulbrott'))),
  ).toEqual(['content/grant-rules.yaml:2:12 unknown-entry'])
})

/** The content of this repository; `validate` knows no day. */
const readOurs = async () => {
  const source = await read(path.join(root, 'content'))
  return validate(parse(source.files).files, [])
}

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

describe('the heating grant of this site', () => {
  const ours = readOurs()

  test.each(MAXIMA)('%s: %i per cent of %i € are %i €', async (day, percent, costs, amount) => {
    const content = await ours
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
})
