import type { Schema } from '../../schema/schema.ts'
import { readYaml } from '../../yaml/yaml.ts'

/** A text as YAML would read it where nothing tells that it is a text: `12`, `true`, `[a, b]`. */
const asWritten = (text: string): unknown => {
  const result = readYaml(text)
  return 'document' in result ? result.document.value : text
}

/**
 * The value that somebody means who can only type texts: as the schema of the place takes it, and where
 * that takes both, of the kind of what is there.
 */
export const coerce = (text: string, schema: Schema | undefined, before: unknown): unknown => {
  const read = asWritten(text)
  if (read === null || typeof read === 'string') return text
  const isText = typeof before === 'string' || before === undefined || before === null
  const ways = isText ? [text, read] : [read, text]
  if (!schema) return ways[0]
  return ways.find((way) => schema.safeParse(way).success) ?? ways[0]
}
