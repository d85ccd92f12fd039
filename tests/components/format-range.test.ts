import { expect, it } from 'vitest'
import { formatRange } from '../../src/components/format-range.ts'

const EURO = { before: '', behind: ' €', group: '.', point: ',' }

it.each([
  ['{from} bis {to}', 7500, 13000, '7.500 € bis 13.000 €'],
  ['{from} bis {to}', 7500, 7500, '7.500 €'],
  ['{from} bis {to} je Stunde', 19.5, 19.5, '19,50 € je Stunde'],
  ['je Stunde {from}–{to} brutto', 20, 20, 'je Stunde 20 € brutto'],
])('writes %s from %d to %d as %s', (template, from, to, words) => {
  expect(formatRange(template, { from, to }, EURO)).toBe(words)
})
