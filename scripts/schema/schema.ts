import type { z } from 'zod'
import type { FieldMeta } from '../../src/content/fields.ts'
import { isGroup } from '../../src/content/is-group.ts'
import { own } from '../../src/content/own.ts'

/** A zod schema of any kind. */
export type Schema = z.ZodType

type Definition = {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  discriminator?: string
}

const definition = (schema: Schema) => schema.def as unknown as Definition

/** The schema behind `optional`, `default` and the like. */
export const unwrap = (schema: Schema): Schema => {
  const inner = definition(schema).innerType
  return inner ? unwrap(inner) : schema
}

const findField = (schema: Schema): FieldMeta | undefined => {
  const inner = definition(schema).innerType
  return schema.meta()?.field ?? (inner ? fieldOf(inner) : undefined)
}

const fields = new WeakMap<Schema, FieldMeta | undefined>()

/** What `resolve` does with a value of this schema, looked for through its wrappers; asked for each value. */
export const fieldOf = (schema: Schema): FieldMeta | undefined => {
  if (!fields.has(schema)) fields.set(schema, findField(schema))
  return fields.get(schema)
}

/** The German description of a field, looked for through its wrappers. */
export const descriptionOf = (schema: Schema): string | undefined => {
  const inner = definition(schema).innerType
  return schema.description ?? (inner ? descriptionOf(inner) : undefined)
}

/** What is to be written where a field's values have a form, looked for through its wrappers. */
export const formOf = (schema: Schema): string | undefined => {
  const inner = definition(schema).innerType
  return schema.meta()?.form ?? (inner ? formOf(inner) : undefined)
}

/** Values that only show a field's form, looked for through its wrappers. */
export const examplesOf = (schema: Schema): readonly unknown[] => {
  const inner = definition(schema).innerType
  return (schema.meta()?.examples as unknown[] | undefined) ?? (inner ? examplesOf(inner) : [])
}

const members = new WeakMap<Schema, ReadonlyMap<unknown, Schema>>()

/** The members of a union by the values that choose them; a file may ask thousands of times. */
const membersOf = (union: Schema, options: Schema[], discriminator: string) => {
  const known = members.get(union)
  if (known) return known
  const made = new Map(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[discriminator] ?? [])].map((value) => [value, option] as const),
    ),
  )
  members.set(union, made)
  return made
}

/** The field of a union that says which of its members a value is. */
export const discriminatorOf = (schema: Schema): string | undefined =>
  definition(unwrap(schema)).discriminator

/** What that field may be. */
export const choicesOf = (schema: Schema): string[] => {
  const union = unwrap(schema)
  const { options, discriminator } = definition(union)
  return options && discriminator
    ? [...membersOf(union, options, discriminator).keys()].map(String)
    : []
}

/** What its kinds are called, in the form of a description: `feature: Text mit Bild, hero: …`. */
export const choicesInWords = (schema: Schema): string => {
  const key = discriminatorOf(schema)
  if (key === undefined) return ''
  return choicesOf(schema)
    .map((option) => {
      const choice = shapeOf(schema, { [key]: option })?.[key]
      return `${option}: ${(choice && descriptionOf(choice)) ?? ''}`
    })
    .join(', ')
}

/** The fields of an object; of a union, those of the member that `value` chooses. */
export const shapeOf = (schema: Schema, value: unknown): Record<string, Schema> | undefined => {
  const union = unwrap(schema)
  const { shape, options, discriminator } = definition(union)
  if (shape) return shape
  if (!options || !discriminator) return undefined
  const chosen = own(value as Record<string, unknown> | null, discriminator)
  const member = membersOf(union, options, discriminator).get(chosen)
  return member && shapeOf(member, value)
}

/** The schema of what stands in a value under a name, which may be any name that content has. */
export const partOf = (schema: Schema, value: unknown, name: string): Schema | undefined =>
  own(shapeOf(schema, value), name)

/** The schemas of which a value may be of any; none where there is but one. */
export const alternativesOf = (schema: Schema): readonly Schema[] =>
  definition(unwrap(schema)).options ?? []

/** Every field that an object may have with its schema; of a union, those of all its members. */
export const fieldsOf = (schema: Schema): [string, Schema][] => {
  const { shape = {}, options = [] } = definition(unwrap(schema))
  return [...Object.entries(shape), ...options.flatMap(fieldsOf)]
}

/** Every key that an object may have; of a union, those of all its members. */
export const keysOf = (schema: Schema): string[] => [
  ...new Set(fieldsOf(schema).map(([name]) => name)),
]

/** The schema of a list's items. */
export const elementOf = (schema: Schema): Schema | undefined => definition(unwrap(schema)).element

/** zod's name for what a schema takes, looked for through its wrappers: `object`, `array`. */
export const typeOf = (schema: Schema): string => definition(unwrap(schema)).type

/** A list of texts is the value, written as one. */
const isOfGroups = (value: unknown) =>
  isGroup(value) && (!Array.isArray(value) || value.length === 0 || value.some(isGroup))

/** Whether a group may be an entry of a list: at least one of its names is known there. */
const mayBeEntry = (list: Schema, value: unknown): boolean => {
  const element = elementOf(list)
  const shape = (element && shapeOf(element, value)) ?? {}
  return (
    Array.isArray(value) || Object.keys(value as object).some((key) => Object.hasOwn(shape, key))
  )
}

/**
 * Of a field that takes a value or a list of groups, such as one with periods, the schema of what stands
 * there; a group with names of an entry is a list that lacks its dashes.
 */
export const writtenAs = (schema: Schema, value: unknown): Schema => {
  const { options, discriminator } = definition(unwrap(schema))
  if (!options || discriminator) return schema
  const list = options.find((option) => typeOf(option) === 'array')
  const isList = list !== undefined && isOfGroups(value) && mayBeEntry(list, value)
  return (isList ? list : options.find((option) => option !== list)) ?? schema
}

/** The schema of the value at `path` in `value`, as far as the path is known. */
export const schemaAt = (
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): Schema | undefined => {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const written = writtenAs(schema, value)
  const next = typeof step === 'number' ? elementOf(written) : partOf(written, value, String(step))
  const nextValue = own(value as Record<PropertyKey, unknown> | null | undefined, step)
  return next && schemaAt(next, nextValue, rest)
}
