import type { EntryOf } from '../content/collections/collections.ts'

/** The rules of a grant with all their periods, as they are written. */
export type GrantRules = EntryOf<'grantRules'>

/** What somebody says of their house; money in cents. */
export interface GrantCase {
  /** Calendar day of the application, ISO 8601. */
  day: string
  /** Flats in the house, from 1. */
  units: number
  costs: number
  /** Taxable income of the household; undefined where nobody says: then no bonus rests on it. */
  income: number | undefined
  /** Whether the owner lives in the house. */
  livesThere: boolean
  children: number
  /** Whether the new system is a heat pump. */
  heatPump: boolean
  /** Whether it was made in Europe. */
  fromEurope: boolean
  /** Whether the old heating counts for the speed bonus. */
  oldCounts: boolean
}

/** Since when and until when something holds, and what comes then; days that are missing are open. */
export interface Term {
  from?: string | undefined
  until?: string | undefined
  /** What holds from the day after `until`. */
  next?: number | undefined
}

export type Part = 'base' | 'origin' | 'speed' | 'income'

/** Why a bonus is not given, where the rules have it. */
export type Reason = 'not-lived-in' | 'old-heating' | 'income' | 'no-income' | 'origin' | 'none-now'

/** A line of the arithmetic. */
export interface Line {
  part: Part
  /** What the rules give on the day, whether this case gets it or not. */
  rate: number
  term: Term
  /** What this case gets, in per cent. */
  percent: number
  /** Of these costs in cents: all of them, or those of the flat that is lived in. */
  of: number
  /** Cents, rounded down. */
  cents: number
  /** Missing where the case gets it. */
  reason?: Reason | undefined
}

/** Costs that count for some of the flats. */
export interface CostStep {
  /** Position of the first of them. */
  firstUnit: number
  units: number
  /** Cents for each. */
  each: number
  term: Term
}

export interface Grant {
  steps: CostStep[]
  /** Cents that count at most. */
  ceiling: number
  /** Cents that count. */
  eligible: number
  /** Of these, the equal share of the flat that is lived in; 0 where none is. */
  own: number
  lines: Line[]
  /** The most that all of it may be, for the income as it is typed. */
  cap: { percent: number; term: Term; isReached: boolean }
  /** Of the flat that is lived in, in per cent: bonuses included, capped. */
  ownPercent: number
  /** Of all other flats. */
  otherPercent: number
  /** The grant in cents, rounded down. */
  cents: number
  /** The grant as a share of the costs that count, in per cent. */
  percent: number
  /** Income in cents that bonuses are judged by: a family's is less. */
  countedIncome: number | undefined
  deduction: number
}
