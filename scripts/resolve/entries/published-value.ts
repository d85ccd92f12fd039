import { isGroup } from '../../../src/content/is-group.ts'
import { isPrivate } from '../../schema/is-private.ts'
import { elementOf, type Schema, shapeOf } from '../../schema/schema.ts'

const publishedPart = (schema: Schema | undefined, part: unknown): unknown[] => {
  if (!schema) return [part]
  return isPrivate(schema) ? [] : [publishedValue(schema, part)]
}

/** A value as it is written, without what the company keeps for itself. */
export const publishedValue = (schema: Schema, value: unknown): unknown => {
  if (Array.isArray(value)) return value.flatMap((item) => publishedPart(elementOf(schema), item))
  const shape = isGroup(value) ? shapeOf(schema, value) : undefined
  if (!shape) return value
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) =>
      publishedPart(shape[name], part).map((published) => [name, published]),
    ),
  )
}
