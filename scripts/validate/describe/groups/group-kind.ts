import { requiredOf } from '../../../schema/required.ts'
import { choicesOf, discriminatorOf, type Schema, shapeOf } from '../../../schema/schema.ts'

/** The kind that a group of several kinds has for a few words: called text, or with nothing but a text. */
const kindForWords = (schema: Schema, key: string): string | undefined =>
  choicesOf(schema).find((option) => {
    const parts = requiredOf(shapeOf(schema, { [key]: option }) ?? {})
    return option === 'text' || parts.every((name) => name === key || name === 'text')
  })

/** What a group that was written as a text says of its kind, where there are several. */
export const kindOfGroup = (value: string, schema: Schema): Record<string, string> => {
  const key = discriminatorOf(schema)
  if (key === undefined) return {}
  const kind = choicesOf(schema).includes(value) ? value : kindForWords(schema, key)
  return kind === undefined ? {} : { [key]: kind }
}
