import { expect, test } from 'vitest'
import { inBrackets, meaningOf, typed } from '../../scripts/yaml/quote.ts'

test.each([
  'ein Wort',
  'a: b',
  '"so"',
  'C:\\Daten "alt"',
  'zwei\nZeilen',
  'mit "Zeichen"\nund mehr',
  '',
  '- x',
  '07:30',
])('a text that is typed is read as it was: %j', (text) => {
  expect(meaningOf(typed(text))).toBe(text)
})

test.each([
  [[5, true, 'a, b', 'c: d', '5']],
  [{ opens: '07:30', count: 2 }],
])('a value between brackets is read as it was: %j', (value) => {
  expect(meaningOf(inBrackets(value))).toEqual(value)
})
