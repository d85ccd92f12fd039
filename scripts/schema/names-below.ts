import { alternativesOf, elementOf, fieldsOf, type Schema } from './schema.ts'

const known = new WeakMap<Schema, ReadonlySet<string>>()

const collect = (schema: Schema, names: Set<string>, seen: Set<Schema>): void => {
  if (seen.has(schema)) return
  seen.add(schema)
  const fields = fieldsOf(schema)
  for (const [name] of fields) names.add(name)
  const parts = [...fields.map(([, part]) => part), ...alternativesOf(schema)]
  const element = elementOf(schema)
  for (const part of element ? [...parts, element] : parts) collect(part, names, seen)
}

/** Every key that may stand anywhere in a value. */
export const namesBelow = (schema: Schema): ReadonlySet<string> => {
  const found = known.get(schema)
  if (found) return found
  const names = new Set<string>()
  collect(schema, names, new Set())
  known.set(schema, names)
  return names
}
