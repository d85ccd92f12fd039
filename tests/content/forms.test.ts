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

/** A schema with all in it, by the way there. */
const partsIn = (schema: Schema, way: string, seen = new Set<Schema>()): [string, Schema][] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const element = elementOf(schema)
  return [
    [way, schema],
    ...fieldsOf(schema).flatMap(([name, part]) => partsIn(part, `${way}.${name}`, seen)),
    ...alternativesOf(schema).flatMap((part) => partsIn(part, way, seen)),
    ...(element ? partsIn(element, `${way}[]`, seen) : []),
  ]
}

const { page, site, ui, redirects, collections } = productModel
const entries = Object.entries(collections).map(([name, { entry }]) => [name, entry] as const)
const parts = [...Object.entries({ page, site, ui, redirects }), ...entries].flatMap(
  ([name, schema]) => partsIn(schema, name),
)

/** Whether a field is a text of a form of its own. */
const isFormed = (schema: Schema): boolean =>
  typeOf(schema) === 'string' &&
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).pattern !== undefined

test('every text of a form of its own says what to write', () => {
  const texts = parts.filter(([, schema]) => isFormed(schema))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(([, schema]) => !formOf(schema)).map(([way]) => way)).toEqual([])
})

test('what to write ends with an example, or as a sentence', () => {
  const forms = parts.flatMap(([, schema]) => formOf(schema) ?? [])
  expect(forms.length).toBeGreaterThan(20)
  const isEnded = (form: string) =>
    form.endsWith('.') || !/[.;] \p{L}/u.test(form.slice(form.lastIndexOf(': ')))
  expect(forms.filter((form) => !isEnded(form))).toEqual([])
})
