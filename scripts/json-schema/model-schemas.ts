import { z } from 'zod'
import type { CollectionName } from '../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../src/content/fields.ts'
import type { Schema } from '../schema/schema.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import { fieldSchema } from './field-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import { byChoice } from './union.ts'
import { words } from './words.ts'

/** How numbers are written. */
const DIGITS = '^[-+]?\\d+(\\.\\d+)?$'

interface Overridden {
  zodSchema: { _zod: { def: { type: string; discriminator?: string } } }
  jsonSchema: JsonSchema & { field?: FieldMeta }
}

/** Says in German what a value has to look like, where the program would say it in English. */
const withMessage = (schema: JsonSchema): JsonSchema => {
  if (schema.errorMessage) return schema
  if (schema.enum) return { ...schema, errorMessage: words.choice(schema.enum) }
  const isGroup = schema.type === 'object' || schema.type === undefined
  return isGroup ? schema : { ...schema, errorMessage: words.form(schema.description) }
}

/** Behind `!platzhalter` editor programs take a number for a text. */
const withMarked = (schema: JsonSchema): JsonSchema =>
  schema.type === 'integer' || schema.type === 'number'
    ? { ...schema, type: [schema.type, 'string'], pattern: DIGITS }
    : schema

/** zod keeps the object and expects it to be changed in place. */
const replace = (target: JsonSchema, { ...source }: JsonSchema) => {
  for (const key of Object.keys(target)) delete target[key as keyof JsonSchema]
  Object.assign(target, source)
}

/** Editor programs show a field's description, and not what holds without it. */
const withDefault = (schema: JsonSchema): JsonSchema =>
  typeof schema.default === 'string' && schema.default !== CURRENT
    ? { ...schema, description: words.withDefault(schema.description, schema.default) }
    : schema

const override = ({ zodSchema, jsonSchema }: Overridden, { blocks }: SiteModel): void => {
  const { discriminator } = zodSchema._zod.def
  const { field } = jsonSchema
  if (discriminator && jsonSchema.oneOf)
    replace(jsonSchema, byChoice(jsonSchema, discriminator, blocks))
  else if (field) replace(jsonSchema, fieldSchema(field, jsonSchema))
  else replace(jsonSchema, withDefault(withMessage(withMarked(jsonSchema))))
}

const convert = (
  schema: Schema,
  model: SiteModel,
  { title, purpose }: { title: string; purpose: string },
): JsonSchema => ({
  ...(z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: (context) => override(context as unknown as Overridden, model),
  }) as JsonSchema),
  title,
  description: purpose,
})

const convertCollection = (name: CollectionName, model: SiteModel): JsonSchema => {
  const collection = model.collections[name]
  const { name: title, purpose } = collection.words
  // Below the front matter stands the text; it is no YAML.
  const schema =
    'file' in collection
      ? z.array(collection.entry as Schema)
      : collection.entry.omit({ content: true })
  return convert(schema, model, { title, purpose })
}

/** Schemas by the names of the kinds of content files and of the collections. */
export type Schemas = ReadonlyMap<string, JsonSchema>

/** What the schemas of a model say whatever the content is: all but their `definitions`. */
export const modelSchemas = (model: SiteModel): Schemas =>
  new Map([
    ['page', convert(model.page, model, words.page)],
    ['site', convert(model.site, model, words.site)],
    ['ui', convert(model.ui, model, words.ui)],
    ['redirects', convert(model.redirects, model, words.redirects)],
    ...collectionNamesOf(model).map((name): [string, JsonSchema] => [
      name,
      convertCollection(name, model),
    ]),
  ])
