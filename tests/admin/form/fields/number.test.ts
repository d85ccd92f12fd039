import { expect, test } from 'vitest'
import { z } from 'zod'
import { readNumber, writtenNumber } from '../../../../src/admin/form/fields/number.ts'

test.each<[typed: string, schema: z.ZodType, read: number | string | undefined]>([
  ['18,5', z.number(), 18.5],
  ['18.5', z.number(), 18.5],
  [' −7 ', z.number(), -7],
  ['1.500', z.number(), 1500],
  ['1.234.567,25', z.number(), 1_234_567.25],
  ['0.125', z.number(), 0.125],
  ['-0.750', z.number(), -0.75],
  ['51.644', z.number().max(90), 51.644],
  ['1.500', z.number().max(90).int(), 1500],
  ['', z.number(), undefined],
  ['18,', z.number(), '18,'],
  ['etwa 20', z.number(), 'etwa 20'],
  ['1.50.0', z.number(), '1.50.0'],
])('%j is read as people mean it', (typed, schema, read) => {
  expect(readNumber(typed, schema)).toBe(read)
})

test('a value is typed with a comma', () => {
  expect([18.5, 7, undefined, '18,'].map(writtenNumber)).toEqual(['18,5', '7', '', '18,'])
})
