import { expect, test } from 'vitest'
import { inWords } from '../../src/blocks/chart/numbers.ts'
import { moneyInWords } from '../../src/blocks/grant-calculator/money.ts'

test('thousands in Switzerland are written as in its francs', () => {
  expect(inWords(7_200, 'de-CH')).toBe('7’200')
  expect(moneyInWords(1_960_000, 'de-CH')).toBe('EUR\u00a019’600')
})
