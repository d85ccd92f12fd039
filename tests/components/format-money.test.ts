import { expect, test } from 'vitest'
import { formatMoney } from '../../src/components/format-money.ts'
import { moneyWords } from '../../src/content/money/money-words.ts'

test.each([
  ['DE', 19.5, '19,50\u00a0€'],
  ['DE', 3200, '3.200\u00a0€'],
  ['AT', 1_234_567.5, '1.234.567,50\u00a0€'],
  ['CH', 19.5, 'CHF\u00a019.50'],
  ['CH', 1_234_567, 'CHF\u00a01’234’567'],
  ['LI', 40, 'CHF\u00a040'],
])('amounts of a company in %s: %d', (country, amount, words) => {
  expect(formatMoney(amount, moneyWords(country, 'de'))).toBe(words)
})

test.each([
  ['DE', 'en', '€1,234,567.50'],
  ['DE', 'fr', '1\u202f234\u202f567,50\u00a0€'],
  ['CH', 'en', 'CHF\u00a01,234,567.50'],
  ['AT', 'de-AT', '1.234.567,50\u00a0€'],
])('amounts of a company in %s on a website in %s', (country, language, words) => {
  expect(formatMoney(1_234_567.5, moneyWords(country, language))).toBe(words)
})
