import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import type { JsonSchema } from './json-schema.ts'
import { words } from './words.ts'

const choiceIn = (member: JsonSchema, discriminator: string) =>
  member.properties?.[discriminator]?.const

type Blocks = readonly BlockDeclaration[]

const wordsOfBlock = (type: unknown, blocks: Blocks) =>
  blocks.find((block) => block.type === type)?.words

/** A member of a union, called by its name where it is a block. */
const named = (member: JsonSchema, choice: unknown, blocks: Blocks): JsonSchema => {
  const block = wordsOfBlock(choice, blocks)
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
const snippetsOf = (members: JsonSchema[], blocks: Blocks): JsonSchema['defaultSnippets'] =>
  members.flatMap((member) => {
    const block = wordsOfBlock(choiceIn(member, 'type'), blocks)
    return block
      ? [{ label: `Block: ${block.name}`, description: block.purpose, body: skeleton(member) }]
      : []
  })

/**
 * A union as conditions: the word that chooses is offered first, and what is wrong is judged by the
 * chosen member alone, where `oneOf` would compare all of them.
 */
export const byChoice = (
  { oneOf = [], ...rest }: JsonSchema,
  discriminator: string,
  blocks: Blocks,
): JsonSchema => {
  const choices = oneOf.map((member) => choiceIn(member, discriminator))
  const descriptions = choices.flatMap((choice) => wordsOfBlock(choice, blocks)?.name ?? [])
  const snippets = snippetsOf(oneOf, blocks)
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
      then: named(member, choices[index], blocks),
    })),
  }
}
