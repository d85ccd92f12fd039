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

const GERMAN: Record<ReturnType<typeof currencyOf>, MoneyWords> = {
  EUR: { before: '', behind: '\u00a0€', group: '.', point: ',' },
  CHF: { before: 'CHF\u00a0', behind: '', group: '’', point: '.' },
}

const wordsIn = (language: string, currency: string): MoneyWords => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const parts = format.formatToParts(1_234_567.5)
  const types = parts.map(({ type }) => type)
  const values = parts.map(({ value }) => value)
  return {
    before: values.slice(0, types.indexOf('integer')).join(''),
    behind: values.slice(types.indexOf('fraction') + 1).join(''),
    group: values[types.indexOf('group')] ?? '',
    point: values[types.indexOf('decimal')] ?? '',
  }
}

/**
 * How a company in a country, by its two letters, writes amounts: `3.200,50 €`, `CHF 3’200.50`; on a website
 * in another language as is usual there: `€3,200.50`.
 */
export const moneyWords = (country: string, language: string): MoneyWords => {
  const currency = currencyOf(country)
  return /^de\b/.test(language) ? GERMAN[currency] : wordsIn(language, currency)
}
