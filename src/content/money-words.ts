import { currencyOf } from './currency.ts'

/** How amounts are written. */
export interface MoneyWords {
  /** Before an amount, and behind it. */
  before: string
  behind: string
  /** Between thousands. */
  group: string
  /** Before cents. */
  point: string
}

const words: Record<ReturnType<typeof currencyOf>, MoneyWords> = {
  EUR: { before: '', behind: '\u00a0€', group: '.', point: ',' },
  CHF: { before: 'CHF\u00a0', behind: '', group: '’', point: '.' },
}

/** How a company in a country, by its two letters, writes amounts: `3.200,50 €`, `CHF 3’200.50`. */
export const moneyWords = (country: string): MoneyWords => words[currencyOf(country)]
