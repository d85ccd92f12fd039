import type { GroupSource } from '../../../src/content/field-source.ts'
import { own } from '../../../src/content/own.ts'
import { tidy } from '../../../src/content/text/tidy.ts'
import { isMap } from '../../schema/is-map.ts'
import {
  elementOf,
  fieldOf,
  type Schema,
  schemaAt,
  shapeOf,
  writtenAs,
} from '../../schema/schema.ts'
import { partnersOf } from '../entries/partners.ts'
import { isEqual } from '../spellings/equal.ts'
import { groupSchema } from './group-schema.ts'
import { withIds } from './with-ids.ts'

const tidyText = (schema: Schema, text: string): string => {
  const kind = fieldOf(schema)?.kind
  if (kind === 'markdown') return tidy(text, 'markdown')
  return kind === 'text' || kind === 'message' ? tidy(text, 'text') : text
}

/** The parts of a new group in the order in which they are declared: people fill in forms in another one. */
const inOrder = (value: object, shape: object): [string, unknown][] => {
  const places = Object.keys(shape)
  const placeOf = (key: string) => (Object.hasOwn(shape, key) ? places.indexOf(key) : places.length)
  return Object.entries(value).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
}

const walk = (declared: Schema, value: unknown, published: unknown): unknown => {
  const schema = writtenAs(declared, value)
  if (typeof value === 'string') return tidyText(schema, value)
  const element = elementOf(schema)
  if (Array.isArray(value) && element) {
    const before: readonly unknown[] = Array.isArray(published) ? published : []
    const partners = partnersOf(before, value)
    const isPublished = (item: unknown) => before.some((other) => isEqual(other, item))
    return value.map((item, index) =>
      isPublished(item) ? item : walk(element, item, before[partners[index] ?? -1]),
    )
  }
  const shape = isMap(value) ? shapeOf(schema, value) : undefined
  if (!shape) return value
  const former = isMap(published) ? published : undefined
  // What is there is changed part by part, and keeps its order.
  const parts = former ? Object.entries(value as object) : inOrder(value as object, shape)
  const tidied = parts.map(([key, part]) => {
    const declaredPart = own(shape, key)
    return [key, declaredPart ? walk(declaredPart, part, own(former, key)) : part]
  })
  return Object.fromEntries(tidied)
}

/** A value in a group with its texts as single ones are kept, in the order in which its parts are declared; items of a list that are published stay as they are, and new ones get a name. */
export const tidyValue = (
  source: GroupSource,
  path: readonly string[],
  value: unknown,
  published: unknown,
): unknown => {
  const whole = groupSchema(source)
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const schema = whole && schemaAt(whole, source.value, steps)
  return schema ? withIds(schema, walk(schema, value, published)) : value
}
