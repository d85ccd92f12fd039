import { expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '../../scripts/product/product.ts'
import { fieldRows } from '../../scripts/schema/words/field-rows.ts'
import { text } from '../../src/content/fields.ts'

const keysIn = (schema: z.ZodType) =>
  fieldRows(schema, product.model).map(({ path }) => path.join('.'))

test('a group that holds groups of its own kind is described once', () => {
  const point = z.strictObject({
    label: text(),
    get points() {
      return z.array(point).optional()
    },
  })
  expect(keysIn(z.strictObject({ first: point, all: z.array(point) }))).toEqual([
    'first',
    'first.label',
    'first.points',
    'all',
    'all.label',
    'all.points',
  ])
})

test('so is one that is chosen among several', () => {
  const part = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: text() }),
    z.strictObject({
      kind: z.literal('parts'),
      get parts() {
        return z.array(part)
      },
    }),
  ])
  expect(keysIn(z.strictObject({ part }))).toEqual(['part', 'part.kind', 'part.text', 'part.parts'])
})
