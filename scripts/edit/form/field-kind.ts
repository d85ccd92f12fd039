import { z } from 'zod'
import type { FieldMeta } from '../../../src/content/fields.ts'
import { elementOf, fieldOf, type Schema, shapeOf, typeOf, unwrap } from '../../schema/schema.ts'

/** How a field is filled in. */
export type FieldKind =
  | 'text'
  | 'markdown'
  | 'line'
  | 'number'
  | 'day'
  | 'picture'
  | 'choice'
  | 'tick'
  | 'list'
  | 'group'
  /** Entries, which have forms of their own. */
  | 'entries'
  /** One entry, chosen by its name; it has a form of its own where a block shows it. */
  | 'entry'
  /** What only the file can say. */
  | 'fixed'

const kindsOfMeta: Record<FieldMeta['kind'], FieldKind> = {
  text: 'text',
  message: 'text',
  markdown: 'markdown',
  link: 'line',
  media: 'picture',
  film: 'fixed',
  entry: 'entry',
  entries: 'entries',
  fitting: 'fixed',
  periods: 'list',
}

const kindsOfType: Record<string, FieldKind> = {
  string: 'line',
  number: 'number',
  boolean: 'tick',
  enum: 'choice',
  literal: 'tick',
  array: 'list',
  object: 'group',
}

interface Limits {
  format?: string
  enum?: unknown[]
  const?: unknown
}

/** What zod says of a value in the words of JSON Schema. */
export const limitsOf = (schema: Schema): Limits =>
  z.toJSONSchema(unwrap(schema), { io: 'input', unrepresentable: 'any' }) as Limits

/** How a field with this schema is filled in. */
export const fieldKind = (schema: Schema, value: unknown): FieldKind => {
  const meta = fieldOf(schema)
  // Nobody sees those: they are named as in the file.
  if (meta?.kind === 'entries' && meta.mentioned) return 'list'
  if (meta) return kindsOfMeta[meta.kind]
  const type = typeOf(schema)
  const element = elementOf(schema)
  // What nobody can fill in, nobody can add.
  if (type === 'array' && element && fieldOf(element)?.kind === 'film') return 'fixed'
  if (type === 'string' && limitsOf(schema).format === 'date') return 'day'
  if (type === 'literal' && limitsOf(schema).const !== true) return 'fixed'
  // One of several groups can be told apart only where one is there.
  if (type === 'union') return shapeOf(schema, value) ? 'group' : 'fixed'
  return kindsOfType[type] ?? 'fixed'
}
