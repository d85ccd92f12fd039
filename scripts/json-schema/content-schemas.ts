import { z } from 'zod'
import { blocks } from '../../src/blocks/schemas.ts'
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
import { words } from './words.ts'

const choiceIn = (member: JsonSchema, discriminator: string) =>
  member.properties?.[discriminator]?.const

const wordsOfBlock = (type: unknown) => blocks.find((block) => block.type === type)?.words

/** A member of a union, called by its name where it is a block. */
const named = (member: JsonSchema, choice: unknown): JsonSchema => {
  const block = wordsOfBlock(choice)
  return block ? { ...member, title: block.name, description: block.purpose } : member
}

/** What a new group has to have, with the places to write in: `$1`, `$2`. */
const skeleton = (group: JsonSchema): Record<string, unknown> => {
  let places = 0
  const fill = (schema: JsonSchema): unknown => {
    if (schema.const !== undefined) return schema.const
    if (schema.properties) return fillGroup(schema)
    if (schema.type === 'array') return [fill(schema.items ?? {})]
    places += 1
    return `$${places}`
  }
  const fillGroup = (schema: JsonSchema) =>
    Object.fromEntries(
      (schema.required ?? []).map((key) => [key, fill(schema.properties?.[key] ?? {})]),
    )
  return fillGroup(group)
}

/** Whole blocks to insert, by their names. */
const snippetsOf = (members: JsonSchema[]): JsonSchema['defaultSnippets'] =>
  members.flatMap((member) => {
    const block = wordsOfBlock(choiceIn(member, 'type'))
    return block
      ? [{ label: `Block: ${block.name}`, description: block.purpose, body: skeleton(member) }]
      : []
  })

/**
 * A union as conditions: the word that chooses is offered first, and what is wrong is judged by the
 * chosen member alone, where `oneOf` would compare all of them.
 */
const byChoice = ({ oneOf = [], ...rest }: JsonSchema, discriminator: string): JsonSchema => {
  const choices = oneOf.map((member) => choiceIn(member, discriminator))
  const descriptions = choices.flatMap((choice) => wordsOfBlock(choice)?.name ?? [])
  const snippets = snippetsOf(oneOf)
  return {
    ...rest,
    type: 'object',
    properties: {
      [discriminator]: {
        enum: choices,
        errorMessage: words.choice(choices),
        ...(descriptions.length > 0 ? { enumDescriptions: descriptions } : {}),
      },
    },
    required: [discriminator],
    ...(snippets?.length ? { defaultSnippets: snippets } : {}),
    allOf: oneOf.map((member, index) => ({
      if: {
        properties: { [discriminator]: { const: choices[index] } },
        required: [discriminator],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: named(member, choices[index]),
    })),
  }
}

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
