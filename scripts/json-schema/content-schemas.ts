import { z } from 'zod'
import { type CollectionName, collectionNames } from '../../src/content/collection-names.ts'
import { collections } from '../../src/content/collections.ts'
import type { FieldMeta } from '../../src/content/fields.ts'
import { page } from '../../src/content/page.ts'
import { redirect } from '../../src/content/redirect.ts'
import { site } from '../../src/content/site.ts'
import { ui } from '../../src/content/ui.ts'
import type { Schema } from '../content/schema.ts'
import { collectionWords } from '../handbook/words.ts'
import { definitions, fieldSchema } from './field-schema.ts'
import type { JsonSchema } from './json-schema.ts'
import type { KnownNames } from './known-names.ts'
import { byChoice } from './union.ts'
import { words } from './words.ts'

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

/** zod keeps the object and expects it to be changed in place. */
const replace = (target: JsonSchema, { ...source }: JsonSchema) => {
  for (const key of Object.keys(target)) delete target[key as keyof JsonSchema]
  Object.assign(target, source)
}

const override = ({ zodSchema, jsonSchema }: Overridden): void => {
  const { discriminator } = zodSchema._zod.def
  const { field } = jsonSchema
  if (discriminator && jsonSchema.oneOf) replace(jsonSchema, byChoice(jsonSchema, discriminator))
  else if (field) replace(jsonSchema, fieldSchema(field, jsonSchema))
  else replace(jsonSchema, withMessage(jsonSchema))
}

const convert = (
  schema: Schema,
  known: KnownNames,
  { title, purpose }: { title: string; purpose: string },
): JsonSchema => ({
  ...(z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: (context) => override(context as unknown as Overridden),
  }) as JsonSchema),
  definitions: definitions(known),
  title,
  description: purpose,
})

const convertCollection = (name: CollectionName, known: KnownNames): JsonSchema => {
  const collection = collections[name]
  const { name: title, purpose } = collectionWords[name]
  // Below the front matter stands the text; it is no YAML.
  const schema =
    'file' in collection
      ? z.array(collection.entry as Schema)
      : collection.entry.omit({ content: true })
  return convert(schema, known, { title, purpose })
}

/** The schema of every kind of content file by its name, and of the collections by theirs. */
export const contentSchemas = (known: KnownNames): Map<string, JsonSchema> =>
  new Map([
    ['page', convert(page, known, words.page)],
    ['site', convert(site, known, words.site)],
    ['ui', convert(ui, known, words.ui)],
    ['redirects', convert(z.array(redirect), known, words.redirects)],
    ...collectionNames.map((name): [string, JsonSchema] => [name, convertCollection(name, known)]),
  ])
