import { expect, test } from 'vitest'
import { inWords } from '../../../src/content/text/in-words.ts'

test.each([
  ['Text', 'Text'],
  [30, '30'],
  [undefined, '–'],
  [null, '–'],
  [['a', 'b'], 'a; b'],
  [{ id: 'zeit', title: 'Zeit' }, 'id: zeit, title: Zeit'],
  [[{ id: 'a' }, { id: 'b', days: ['mo', 'di'] }], 'id: a; id: b, days: mo; di'],
])('%j reads as “%s”', (value, words) => {
  expect(inWords(value)).toBe(words)
})
