import { isMap } from '../../schema/is-map.ts'
import { elementOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'

/** A text in a value. */
export interface PlacedText {
  text: string
  schema: Schema
  /** In the value. */
  path: readonly PropertyKey[]
}

/** All texts in a value that its schema knows. */
export const textsIn = (
  declared: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): PlacedText[] => {
  const schema = writtenAs(declared, value)
  if (typeof value === 'string') return [{ text: value, schema, path }]
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return element ? value.flatMap((item, index) => textsIn(element, item, [...path, index])) : []
  }
  if (!isMap(value)) return []
  return Object.entries(shapeOf(schema, value) ?? {}).flatMap(([key, part]) =>
    Object.hasOwn(value, key) ? textsIn(part, value[key], [...path, key]) : [],
  )
}
