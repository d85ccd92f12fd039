import { type Schema, shapeOf } from './schema.ts'

const known = new WeakMap<Schema, boolean>()

/** Whether a field may not be left out; found out once for a schema, however many values it judges. */
export const isRequired = (schema: Schema): boolean => {
  const found = known.get(schema) ?? !schema.safeParse(undefined).success
  known.set(schema, found)
  return found
}

/** Names that a group with these fields cannot be without. */
export const requiredOf = (shape: Readonly<Record<string, Schema>>): string[] =>
  Object.entries(shape)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name)

/** Names that a group cannot be without. */
export const requiredIn = (schema: Schema): string[] => requiredOf(shapeOf(schema, {}) ?? {})
