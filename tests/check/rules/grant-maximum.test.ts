import { describe, expect, test } from 'vitest'
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
    expect(await problemsOf(overrides as Overrides)).toEqual([])
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
