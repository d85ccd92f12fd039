import { expect, test } from 'vitest'
import { isSlip } from '../../scripts/problem/is-slip.ts'

test.each([
  ['titel', 'title', true],
  ['descripton', 'description', true],
  ['labbel', 'label', true],
  ['Heating', 'heating', true],
  ['labek', 'label', true],
  ['name', 'label', false],
  ['/sortimende', '/sortiment', false],
  ['id', 'at', false],
  ['seite-2', 'seite-3', false],
  ['', 'label', false],
])('%j for %j: %j', (written, meant, expected) => {
  expect(isSlip(written, meant)).toBe(expected)
})
