import { commonFields } from '../../../src/blocks/define-block.ts'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import { CURRENT } from '../../../src/content/fields.ts'
import { isMap } from '../../schema/is-map.ts'
import { meaningsIn } from '../../schema/meanings-in.ts'
import {
  descriptionOf,
  fieldOf,
  type Schema,
  shapeOf,
  typeOf,
  writtenAs,
} from '../../schema/schema.ts'
import { type FieldWords, wordsOf } from '../../schema/words-of.ts'
import { capital } from '../../text/capital.ts'
import { type FieldKind, fieldKind, limitsOf } from './field-kind.ts'

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

const collectionOf = (schema: Schema): CollectionName | undefined => {
  const meta = fieldOf(schema)
  return meta?.kind === 'entry' || meta?.kind === 'entries' ? meta.collection : undefined
}

/** The field of a value that has this schema. */
export const formField = (key: string, declared: Schema, value: unknown): FormField => {
  const schema = writtenAs(declared, value)
  const kind = fieldKind(schema, value)
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
