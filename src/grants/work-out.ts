import type { CostStep, Grant, GrantCase, GrantRules, Line, Part, Reason } from './grant.ts'
import { type Dated, onDayWithTerm } from './term.ts'

/** Cents of a euro. */
const EURO = 100

type Step = { upTo?: number | undefined; percent: Dated }

/**
 * Of steps by income, the narrowest that an income fits into: 'up to 30,000 €' includes 30,000.00 €.
 * Who names no income, fits into none that has a limit.
 *
 * @param income cents
 */
const stepFor = <S extends Step>(steps: readonly S[], income: number | undefined): S | undefined =>
  steps
    .filter(({ upTo }) => upTo === undefined || (income ?? Infinity) <= upTo * EURO)
    .sort((a, b) => (a.upTo ?? Infinity) - (b.upTo ?? Infinity))[0]

/**
 * Costs that count for each flat: KfW 458, maximum of eligible costs. 28,000 € for the first since 21 July
 * 2026, from 2027 on 750 € less on every 1 February and 1 August, until 22,000 €; 15,000 € for the second to
 * the sixth; 8,000 € from the seventh on. As reported; see `source` of the rules.
 */
const costSteps = ({ costs }: GrantRules, { units, day }: GrantCase): CostStep[] => {
  const inOrder = [...costs].sort((a, b) => a.firstUnit - b.firstUnit)
  return inOrder.flatMap(({ firstUnit, amount }, index) => {
    const last = Math.min(units, (inOrder[index + 1]?.firstUnit ?? Infinity) - 1)
    const { value, term } = onDayWithTerm(amount, day)
    const count = last - firstUnit + 1
    return count > 0 ? [{ firstUnit, units: count, each: value * EURO, term }] : []
  })
}

/**
 * The base: 30 %; for heat pumps what `heatPumpBase` says, 15 % from 2027 on. KfW 458, base grant.
 */
const baseOf = (rules: GrantRules, { day, heatPump }: GrantCase) =>
  onDayWithTerm(heatPump ? (rules.heatPumpBase ?? rules.base) : rules.base, day)

/**
 * The bonus for heat pumps made in Europe: 15 % from 2027 on, also for flats that are let. Who does not say
 * where theirs was made, gets none. KfW 458, as reported.
 */
const originReason = ({ fromEurope }: GrantCase): Reason | undefined =>
  fromEurope ? undefined : 'origin'

/**
 * The bonus for changing an old heating early: 16 % until 31 January 2027, then 12, 8 and 4 % for a
 * half-year each. For owners who live in the house, and for the heatings that the rules name. KfW 458.
 */
const speedReason = ({ livesThere, oldCounts }: GrantCase): Reason | undefined => {
  if (!livesThere) return 'not-lived-in'
  return oldCounts ? undefined : 'old-heating'
}

/** The bonus by income is for owners who live in the house. KfW 458. */
const incomeReason = (
  { livesThere, income, day }: GrantCase,
  step: Step | undefined,
): Reason | undefined => {
  if (!livesThere) return 'not-lived-in'
  if (income === undefined) return 'no-income'
  return onDayWithTerm(step?.percent, day).value > 0 ? undefined : 'income'
}

/** Cents, rounded down: what is open is shown as the lower figure. */
const shareOf = (cents: number, percent: number): number => Math.floor((cents * percent) / 100)

interface Draft {
  part: Part
  found: ReturnType<typeof onDayWithTerm>
  of: number
  reason: Reason | undefined
}

const lineOf = ({ part, found: { value: rate, term }, of, reason }: Draft): Line => {
  const why = rate === 0 && part !== 'income' ? 'none-now' : reason
  const percent = why ? 0 : rate
  return { part, rate, term, percent, of, cents: shareOf(of, percent), reason: why }
}

/** The step that takes the most people in: its rate can be told to whom none of them fits. */
const widest = (steps: GrantRules['incomeBonus']): Step | undefined =>
  [...steps].sort((a, b) => b.upTo - a.upTo)[0]

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { percent }) => sum + percent, 0)

/** What is given for flats that are let as well. */
const EVERY_FLAT: readonly Part[] = ['base', 'origin']

/** What is taken off the income of a family with children: once, however many there are. In cents. */
const deductionOf = (rules: GrantRules, { children, day }: GrantCase): number =>
  children > 0 ? onDayWithTerm(rules.familyDeduction, day).value * EURO : 0

interface Counted {
  /** Cents, of all costs and of those of the owner's flat. */
  eligible: number
  own: number
  income: number | undefined
}

/** What each rule gives by itself, in the order in which it is told. */
const linesOf = (
  rules: GrantRules,
  given: GrantCase,
  { eligible, own, income }: Counted,
): Line[] => {
  const { day } = given
  const { originBonus, speedBonus, incomeBonus } = rules
  const step = stepFor(incomeBonus, income)
  const drafts: (Draft | false)[] = [
    { part: 'base', found: baseOf(rules, given), of: eligible, reason: undefined },
    given.heatPump &&
      originBonus !== undefined && {
        part: 'origin',
        found: onDayWithTerm(originBonus, day),
        of: eligible,
        reason: originReason(given),
      },
    speedBonus !== undefined && {
      part: 'speed',
      found: onDayWithTerm(speedBonus, day),
      of: own,
      reason: speedReason(given),
    },
    incomeBonus.length > 0 && {
      part: 'income',
      found: onDayWithTerm((step ?? widest(incomeBonus))?.percent, day),
      of: own,
      reason: incomeReason(given, step),
    },
  ]
  return drafts.flatMap((draft) => (draft ? [lineOf(draft)] : []))
}

/** What is given at most, in per cent. */
const capOf = ({ caps }: GrantRules, { livesThere, income, day }: GrantCase) => {
  const limit = stepFor(caps, livesThere ? income : undefined)
  return limit ? onDayWithTerm(limit.percent, day) : { value: 100, term: {} }
}

/**
 * What the rules give in a case. Where they leave something open, the lower figure:
 *
 * - in a house with several flats, the bonuses of who lives there count for the equal share of one flat, as
 *   KfW shares out the costs, and not for the first flat's higher limit;
 * - the family's deduction raises the bonus by income; the limit of 80 % is judged by the income without it;
 * - parts of a cent are dropped, once, at the end.
 */
export const workOut = (rules: GrantRules, given: GrantCase): Grant => {
  const { units, costs, income, livesThere } = given
  const steps = costSteps(rules, given)
  const ceiling = steps.reduce((sum, step) => sum + step.units * step.each, 0)
  const eligible = Math.min(costs, ceiling)
  const ownUnits = livesThere ? 1 : 0
  const own = Math.floor((eligible * ownUnits) / units)
  const deduction = deductionOf(rules, given)
  const countedIncome = income === undefined ? undefined : Math.max(0, income - deduction)

  const lines = linesOf(rules, given, { eligible, own, income: countedIncome })
  const { value: most, term } = capOf(rules, given)
  const uncapped = sumOf(lines)
  const ofEvery = lines.filter(({ part }) => EVERY_FLAT.includes(part))
  const ownPercent = Math.min(uncapped, most)
  const otherPercent = Math.min(sumOf(ofEvery), most)
  // Of all flats together, so that nothing is rounded twice.
  const percents = ownUnits * ownPercent + (units - ownUnits) * otherPercent
  return {
    steps,
    ceiling,
    eligible,
    own,
    lines,
    cap: { percent: most, term, isReached: uncapped > most },
    ownPercent,
    otherPercent,
    cents: Math.floor((eligible * percents) / (100 * units)),
    percent: percents / units,
    countedIncome,
    deduction,
  }
}
