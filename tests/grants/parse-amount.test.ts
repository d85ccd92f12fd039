import { expect, test } from 'vitest'
import { parseAmount } from '../../src/grants/parse-amount.ts'

test.each([
  ['32000', 32_000],
  ['32.000', 32_000],
  ['32.000,00 €', 32_000],
  ['32.000,- €', 32_000],
  ['32.000,–', 32_000],
  ['32 000', 32_000],
  ['32\u00a0000\u00a0€', 32_000],
  ['32,000', 32_000],
  ["32'000", 32_000],
  ['€ 32000', 32_000],
  ['32000 Euro', 32_000],
  ['32.000 EUR', 32_000],
  ['EUR 32.000,00', 32_000],
  ['ca. Euro 32.000', 32_000],
  ['ca. 32.000 €', 32_000],
  ['rund 32000', 32_000],
  ['ca. € 32.000', 32_000],
  ['32000,5', 32_000.5],
  ['32000.50', 32_000.5],
  ['1.234.567,89', 1_234_567.89],
  ['0', 0],
  ['', undefined],
  ['viel', undefined],
  ['-5', undefined],
  ['3.20.000', undefined],
  ['3.2000', undefined],
  ['3200.000', undefined],
  ['12e3', undefined],
  ['9999999999999', undefined],
])('%s', (text, euros) => {
  expect(parseAmount(text)).toBe(euros === undefined ? undefined : Math.round(euros * 100))
})
