import { describe, expect, test } from 'vitest'
import type { GrantCase } from '../../src/grants/grant.ts'
import { workOut } from '../../src/grants/work-out.ts'
import { euros, givenCase, RULES } from './rules.ts'

type Row = [what: string, changes: Partial<GrantCase>, percent: number, grant: number]

const income = (amount: number) => ({ income: euros(amount) })

/** Worked out by hand: share in per cent, grant in euros. */
const rows: Row[] = [
  // 30 % and 16 % of 28,000 €.
  ['base and speed bonus', {}, 46, 12_880],
  ['costs below the limit', { costs: euros(20_000) }, 46, 9_200],
  ['costs at the limit', { costs: euros(28_000) }, 46, 12_880],
  ['costs with cents: 5,679.0082 €', { costs: euros(12_345.67) }, 46, 5_679],
  ['parts of a cent are dropped: 4.5954 €', { costs: euros(9.99) }, 46, 4.59],
  ['a heating that does not count', { oldCounts: false }, 30, 8_400],
  ['a house that is let', { livesThere: false, ...income(20_000) }, 30, 8_400],
  ['an income that nobody names', { income: undefined }, 46, 12_880],

  // Steps of the income bonus, and the caps.
  ['50,000 €', income(50_000), 56, 15_680],
  ['a cent more', income(50_000.01), 46, 12_880],
  ['40,000 €: 76 %, capped', income(40_000), 70, 19_600],
  ['a cent more: 56 %', income(40_000.01), 56, 15_680],
  ['30,000 €: 86 %, capped at 80 %', income(30_000), 80, 22_400],
  ['a cent more: 76 %, capped at 70 %', income(30_000.01), 70, 19_600],
  ['no income at all', income(0), 80, 22_400],
  ['30,000 € without the speed bonus: 70 %', { ...income(30_000), oldCounts: false }, 70, 19_600],
  ['40,000 € without the speed bonus: 60 %', { ...income(40_000), oldCounts: false }, 60, 16_800],

  // A family deducts 10,000 €, once, from what the bonus is judged by, not from what the cap is judged by.
  ['60,000 € with a child: 50,000 €', { ...income(60_000), children: 1 }, 56, 15_680],
  ['the same with three children', { ...income(60_000), children: 3 }, 56, 15_680],
  ['a cent more', { ...income(60_000.01), children: 1 }, 46, 12_880],
  ['50,000 € with a child: 76 %, capped', { ...income(50_000), children: 1 }, 70, 19_600],
  ['40,000 € with a child: 86 %, capped at 70 %', { ...income(40_000), children: 1 }, 70, 19_600],
  ['30,000 € with a child', { ...income(30_000), children: 2 }, 80, 22_400],
  ['8,000 € with a child', { ...income(8_000), children: 1 }, 80, 22_400],

  // The old rules, until 20 July 2026: 20 %, 30,000 €, 70 %, nothing above 40,000 €, no deduction.
  ['last day of the old rules', { day: '2026-07-20' }, 50, 15_000],
  ['40,000 € then: 80 %, capped', { day: '2026-07-20', ...income(40_000) }, 70, 21_000],
  ['a cent more then', { day: '2026-07-20', ...income(40_000.01) }, 50, 15_000],
  ['20,000 € then', { day: '2026-07-20', ...income(20_000) }, 70, 21_000],
  ['45,000 € with a child then', { day: '2026-07-20', ...income(45_000), children: 1 }, 50, 15_000],
  ['first day of the new rules', { day: '2026-07-21' }, 46, 12_880],
  ['45,000 € with a child', { day: '2026-07-21', ...income(45_000), children: 1 }, 70, 19_600],

  // From 2027 on 15 % for heat pumps, and 15 % for those from Europe.
  ['last day of 2026, from elsewhere', { day: '2026-12-31', fromEurope: false }, 46, 12_880],
  ['first day of 2027, from Europe', { day: '2027-01-01' }, 46, 12_880],
  ['first day of 2027, from elsewhere', { day: '2027-01-01', fromEurope: false }, 31, 8_680],
  ['pellets in 2027', { day: '2027-01-01', heatPump: false, fromEurope: false }, 46, 12_880],
  ['let, from Europe', { day: '2027-01-01', livesThere: false }, 30, 8_400],
  ['let, from elsewhere', { day: '2027-01-01', livesThere: false, fromEurope: false }, 15, 4_200],

  // Each half-year 4 points and 750 € less.
  ['31 January 2027', { day: '2027-01-31' }, 46, 12_880],
  ['1 February 2027: 27,250 €', { day: '2027-02-01' }, 42, 11_445],
  ['31 July 2027', { day: '2027-07-31' }, 42, 11_445],
  ['1 August 2027: 26,500 €', { day: '2027-08-01' }, 38, 10_070],
  ['31 January 2028', { day: '2028-01-31' }, 38, 10_070],
  ['1 February 2028: 25,750 €', { day: '2028-02-01' }, 34, 8_755],
  ['31 July 2028', { day: '2028-07-31' }, 34, 8_755],
  ['1 August 2028: 25,000 €, no bonus', { day: '2028-08-01' }, 30, 7_500],
  ['31 January 2029', { day: '2029-01-31' }, 30, 7_500],
  ['1 February 2029: 24,250 €', { day: '2029-02-01' }, 30, 7_275],
  ['1 August 2029: 23,500 €', { day: '2029-08-01' }, 30, 7_050],
  ['1 February 2030: 22,750 €', { day: '2030-02-01' }, 30, 6_825],
  ['31 July 2030', { day: '2030-07-31' }, 30, 6_825],
  ['1 August 2030: 22,000 €', { day: '2030-08-01' }, 30, 6_600],
  ['long after', { day: '2040-01-01' }, 30, 6_600],
  ['30,000 €, July 2027: 82 %, capped', { day: '2027-07-31', ...income(30_000) }, 80, 21_800],
  ['30,000 €, August 2027: 78 %', { day: '2027-08-01', ...income(30_000) }, 78, 20_670],
  ['30,000 €, August 2028: 70 %', { day: '2028-08-01', ...income(30_000) }, 70, 17_500],

  // Several flats: 28,000 €, 15,000 € for the second to the sixth, 8,000 € from the seventh on.
  ['two flats, let', { units: 2, costs: euros(99_000), livesThere: false }, 30, 12_900],
  ['six flats, let: 103,000 €', { units: 6, costs: euros(200_000), livesThere: false }, 30, 30_900],
  [
    'seven flats, let: 111,000 €',
    { units: 7, costs: euros(200_000), livesThere: false },
    30,
    33_300,
  ],
  [
    'ten flats, let: 135,000 €',
    { units: 10, costs: euros(200_000), livesThere: false },
    30,
    40_500,
  ],
  // 46 % of 21,500 € and 30 % of 21,500 €.
  ['two flats, one lived in: 43,000 €', { units: 2, costs: euros(50_000) }, 38, 16_340],
  [
    'the same with 80 % for the one',
    { units: 2, costs: euros(50_000), ...income(30_000) },
    55,
    23_650,
  ],
  // 106 % of 13,333.33… €.
  ['three flats for 40,000 €', { units: 3, costs: euros(40_000) }, 106 / 3, 14_133.33],
]

test.each(rows)('%s', (_, changes, percent, grant) => {
  const found = workOut(RULES, givenCase(changes))
  expect(found.cents).toBe(euros(grant))
  expect(found.percent).toBeCloseTo(percent, 10)
})

describe('the lines of the arithmetic', () => {
  test('say what each rule gives, of what, since when and until when, and what comes then', () => {
    const { lines, steps, cap } = workOut(RULES, givenCase({ units: 2, costs: euros(50_000) }))
    expect(lines.map(({ part, percent, of, cents }) => [part, percent, of, cents])).toEqual([
      ['base', 30, 4_300_000, 1_290_000],
      ['origin', 0, 4_300_000, 0],
      ['speed', 16, 2_150_000, 344_000],
      ['income', 0, 2_150_000, 0],
    ])
    expect(lines[0]?.term).toEqual({ from: undefined, until: '2026-12-31', next: 15 })
    expect(lines[2]?.term).toEqual({ from: '2026-07-21', until: '2027-01-31', next: 12 })
    expect(steps).toEqual([
      {
        firstUnit: 1,
        units: 1,
        each: 2_800_000,
        term: { from: '2026-07-21', until: '2027-01-31', next: 27_250 },
      },
      {
        firstUnit: 2,
        units: 1,
        each: 1_500_000,
        term: { from: undefined, until: '2030-07-31', next: 14_000 },
      },
    ])
    expect(cap).toMatchObject({ percent: 70, isReached: false })
  })

  test.each([
    ['speed', { oldCounts: false }, 'old-heating'],
    ['speed', { livesThere: false }, 'not-lived-in'],
    ['speed', { day: '2028-08-01' }, 'none-now'],
    ['income', {}, 'income'],
    ['income', { day: '2026-07-20', ...income(45_000) }, 'income'],
    ['income', { income: undefined }, 'no-income'],
    ['income', { livesThere: false }, 'not-lived-in'],
    ['origin', {}, 'none-now'],
    ['origin', { day: '2027-01-01', fromEurope: false }, 'origin'],
  ] as const)('say why %s gives nothing: %j', (part, changes, reason) => {
    const { lines } = workOut(RULES, givenCase(changes))
    expect(lines.find((line) => line.part === part)).toMatchObject({ percent: 0, reason })
  })

  test('say what those with the highest income get, to whom gets nothing by income', () => {
    const { lines } = workOut(RULES, givenCase({ income: undefined }))
    expect(lines.at(-1)).toMatchObject({ part: 'income', percent: 0, rate: 10 })
  })

  test('drop parts of a cent, as the sum does', () => {
    const { lines } = workOut(RULES, givenCase({ costs: euros(9.99) }))
    // 299.7 cents of the base, 159.84 of the speed bonus.
    expect(lines.map(({ cents }) => cents)).toEqual([299, 0, 159, 0])
  })

  test('name the cap of those whose income does not count', () => {
    const capFor = (changes: Partial<GrantCase>) => workOut(RULES, givenCase(changes)).cap.percent
    expect(capFor(income(30_000))).toBe(80)
    expect(capFor({ income: undefined })).toBe(70)
    expect(capFor({ ...income(30_000), livesThere: false })).toBe(70)
  })

  test('say nothing of flats that are not there, and of an income below nothing', () => {
    expect(workOut(RULES, givenCase()).steps).toHaveLength(1)
    expect(workOut(RULES, givenCase({ livesThere: false })).own).toBe(0)
    const family = givenCase({ ...income(8_000), children: 1 })
    expect(workOut(RULES, family).countedIncome).toBe(0)
  })

  test.each([
    ['there is none', RULES, { heatPump: false }],
    ['the rules say nothing of it', { ...RULES, originBonus: undefined }, {}],
  ])('have no line for where a heat pump comes from where %s', (_, rules, changes) => {
    const { lines } = workOut(rules, givenCase(changes))
    expect(lines.map(({ part }) => part)).toEqual(['base', 'speed', 'income'])
  })
})

describe('rules as others may write them', () => {
  const backwards: typeof RULES = {
    ...RULES,
    costs: RULES.costs.toReversed(),
    incomeBonus: RULES.incomeBonus.toReversed(),
    caps: RULES.caps.toReversed(),
  }

  test.each(rows)('say the same in another order: %s', (_, changes) => {
    const given = givenCase(changes)
    expect(workOut(backwards, given)).toEqual(workOut(RULES, given))
  })

  test('may have no caps and none of the bonuses', () => {
    const bare = { ...RULES, caps: [], speedBonus: undefined, originBonus: undefined }
    const given = givenCase({ income: euros(30_000), heatPump: false })
    expect(workOut(bare, given)).toMatchObject({
      percent: 70,
      cap: { percent: 100, isReached: false },
    })
    const { lines } = workOut({ ...bare, incomeBonus: [] }, given)
    expect(lines.map(({ part, cents }) => [part, cents])).toEqual([['base', euros(8_400)]])
  })

  test('may give heat pumps no base of their own', () => {
    const { cents } = workOut({ ...RULES, heatPumpBase: undefined }, givenCase())
    expect(cents).toBe(euros(12_880))
  })

  test.each([
    ['below the sum', 45, true, 12_600],
    ['at the sum', 46, false, 12_880],
  ])('a cap %s', (_, percent, isReached, grant) => {
    const { cap, cents } = workOut({ ...RULES, caps: [{ percent }] }, givenCase())
    expect([cap.isReached, cents]).toEqual([isReached, euros(grant)])
  })

  test.each([
    ['below the base', 29, true],
    ['at the base', 30, false],
  ])('a cap %s of a house that is let', (_, percent, isReached) => {
    const rules = { ...RULES, caps: [{ percent }] }
    const found = workOut(rules, givenCase({ livesThere: false }))
    expect(found.cap.isReached).toBe(isReached)
    expect(found.percent).toBe(percent)
  })
})
