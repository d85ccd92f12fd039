import { expect, test } from 'vitest'
import { z } from 'zod'
import { productModel } from '../../scripts/schema/product-model.ts'
import {
  alternativesOf,
  elementOf,
  fieldsOf,
  formOf,
  type Schema,
  typeOf,
} from '../../scripts/schema/schema.ts'

/** Every field in a schema that is a text of a form of its own, by its way there. */
const textsIn = (schema: Schema, way: string, seen = new Set<Schema>()): [string, Schema][] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const element = elementOf(schema)
  const limits = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [
    ...(typeOf(schema) === 'string' && limits.pattern ? [[way, schema] as [string, Schema]] : []),
    ...fieldsOf(schema).flatMap(([name, part]) => textsIn(part, `${way}.${name}`, seen)),
    ...alternativesOf(schema).flatMap((part) => textsIn(part, way, seen)),
    ...(element ? textsIn(element, `${way}[]`, seen) : []),
  ]
}

test('every text of a form of its own says what to write', () => {
  const { page, site, ui, redirects, collections } = productModel
  const entries = Object.entries(collections).map(([name, { entry }]) => ({ name, schema: entry }))
  const whole = Object.entries({ page, site, ui, redirects }).map(([name, schema]) => ({
    name,
    schema,
  }))
  const texts = [...whole, ...entries].flatMap(({ name, schema }) => textsIn(schema, name))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(([, schema]) => !formOf(schema)).map(([way]) => way)).toEqual([])
})
