import { z } from 'zod'
import { commonFields } from '../../../src/blocks/define-block.ts'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../../src/content/fields.ts'
import { isMap } from '../../schema/is-map.ts'
import { meaningsIn } from '../../schema/meanings-in.ts'
import {
  choicesOf,
  descriptionOf,
  discriminatorOf,
  elementOf,
  fieldOf,
  partOf,
  type Schema,
  shapeOf,
  typeOf,
  unwrap,
  writtenAs,
} from '../../schema/schema.ts'
import { type FieldWords, wordsOf } from '../../schema/words-of.ts'
import { capital } from '../../text/capital.ts'

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

/** A field of a form. */
export interface FormField extends FieldWords {
  key: string
  kind: FieldKind
  isRequired: boolean
  /** What counts where nothing is said. */
  fallback: unknown
  /** Whether its value may be parted into periods. */
  mayBeParted: boolean
  /** Of a choice: what may be chosen, with what it means. */
  options: { value: string; label: string }[]
  /** Of an entry, or a list of them: among which they are chosen. */
  collection: CollectionName | undefined
  /** Whether it means the entry that the page is made from. */
  isOfPage: boolean
  /** Of a group, its own; of a list, that of its items. */
  schema: Schema
}

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

const limitsOf = (schema: Schema): Limits =>
  z.toJSONSchema(unwrap(schema), { io: 'input', unrepresentable: 'any' }) as Limits

const kindOf = (schema: Schema, value: unknown): FieldKind => {
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

const optionsOf = (schema: Schema, kind: FieldKind, description: string) => {
  const values = kind === 'choice' ? (limitsOf(schema).enum ?? []).map(String) : []
  const meanings = meaningsIn(description, values)
  return values.map((value) => ({ value, label: capital(meanings[value] ?? value) }))
}

/** Whether a value may stand here that changes on a day, and another one stands here now. */
const mayBeParted = (declared: Schema, value: unknown): boolean =>
  value !== undefined &&
  !Array.isArray(value) &&
  fieldOf(writtenAs(declared, []))?.kind === 'periods'

/** A value as two periods, whose days are to be filled in: what it is, and what it becomes. */
export const inPeriods = (value: unknown): object[] => [{ value }, { value }]

const collectionOf = (schema: Schema): CollectionName | undefined => {
  const meta = fieldOf(schema)
  return meta?.kind === 'entry' || meta?.kind === 'entries' ? meta.collection : undefined
}

/** The field of a value that has this schema. */
export const formField = (key: string, declared: Schema, value: unknown): FormField => {
  const schema = writtenAs(declared, value)
  const kind = kindOf(schema, value)
  const description = descriptionOf(declared) ?? descriptionOf(schema) ?? key
  const options = optionsOf(schema, kind, description)
  const words = wordsOf(
    description,
    options.map((option) => option.value),
  )
  const unsaid = declared.safeParse(undefined)
  const isParted = mayBeParted(declared, value)
  return {
    key,
    kind,
    isRequired: !unsaid.success,
    fallback: unsaid.data,
    mayBeParted: isParted,
    options,
    collection: collectionOf(schema),
    isOfPage: (value ?? unsaid.data) === CURRENT,
    schema,
    ...words,
  }
}

/** The id of an entry or block, and the word that says which block it is: nobody changes these in a form. */
const isName = (key: string, schema: Schema): boolean =>
  key === 'id' || (typeOf(schema) === 'literal' && limitsOf(schema).const !== true)

/** What every block may have, which few need. */
const isCommon = (shape: object, key: string): boolean =>
  Object.hasOwn(shape, 'type') && Object.hasOwn(commonFields, key)

/** The fields of a group, in the order in which they are declared; of a block, its own come first. */
export const groupFields = (schema: Schema, value: unknown): FormField[] => {
  const shape = shapeOf(schema, value) ?? {}
  return Object.entries(shape)
    .filter(([key, part]) => !isName(key, part))
    .toSorted(([a], [b]) => Number(isCommon(shape, a)) - Number(isCommon(shape, b)))
    .map(([key, part]) => formField(key, part, isMap(value) ? value[key] : undefined))
}

/** The field of a list's item. */
export const itemField = ({ schema, key }: FormField, item: unknown): FormField => {
  const element = elementOf(schema) ?? schema
  return { ...formField(key, element, item), isRequired: true }
}

/** What a new item of a list begins with. */
export const freshItem = (field: FormField): unknown => {
  const { kind } = itemField(field, undefined)
  return kind === 'group' ? {} : kind === 'list' ? [] : ''
}

/** A new item of a list, with what kind of item it is where there are several. */
export interface FreshItem {
  value: unknown
  label?: string
}

/** What a new item of a list may begin with: of items that say what kind they are, one for each kind. */
export const freshItems = (field: FormField): FreshItem[] => {
  const element = elementOf(field.schema) ?? field.schema
  const key = discriminatorOf(element)
  if (key === undefined) return [{ value: freshItem(field) }]
  return choicesOf(element).map((choice) => {
    const value = { [key]: choice }
    const kind = partOf(element, value, key)
    return { value, label: wordsOf((kind && descriptionOf(kind)) ?? choice).label }
  })
}
