import { z } from 'zod'
import { type BlockDeclaration, commonFields } from '../../../src/blocks/define-block.ts'
import { collectionNames } from '../../../src/content/collection-names.ts'
import { collections } from '../../../src/content/collections/collections.ts'
import { own } from '../../../src/content/own.ts'
import {
  alternativesOf,
  discriminatorOf,
  elementOf,
  fieldOf,
  fieldsOf,
  type Schema,
  unwrap,
} from '../../schema/schema.ts'
import { suggest } from '../../schema/suggest.ts'
import { words } from '../words.ts'
import { insteadOf } from './unsaid-field.ts'

type Fault = string | undefined

const COMMON: Readonly<Record<string, Schema>> = commonFields

/** What every block has by itself, declared once more. */
const isCommon = (name: string, schema: Schema): boolean =>
  name === 'type'
    ? schema.def.type !== 'literal'
    : Object.hasOwn(COMMON, name) && COMMON[name] !== schema

/** The collection of which a field names entries, where there is none of that name. */
const unknownCollection = (schema: Schema): string | undefined => {
  const field = fieldOf(schema)
  if (!field || !('collection' in field)) return undefined
  return collectionNames.includes(field.collection) ? undefined : field.collection
}

/** What every entry has besides the fields that its collection declares. */
const OF_EVERY_ENTRY = ['id', 'href']

/** What a field wants of its entries and they do not have, with what they have. */
const unknownKey = (schema: Schema): { key: string; known: string[] } | undefined => {
  const field = fieldOf(schema)
  if (field?.kind !== 'entries') return undefined
  const known = Object.keys(collections[field.collection].entry.shape)
  const key = field.keys?.find((each) => ![...OF_EVERY_ENTRY, ...known].includes(each))
  return key === undefined ? undefined : { key, known }
}

/** Why editors could not write such a value, in words of zod: `z.date()` takes dates of JavaScript, which YAML has none of. */
const unwritable = (schema: Schema): string | undefined => {
  try {
    z.toJSONSchema(schema, { io: 'input' })
    return undefined
  } catch (error) {
    return String(error)
  }
}

const faultOfForm = (type: string, name: string, schema: Schema): Fault => {
  const said = unwritable(schema)
  return said && words.unwritable(type, name, said)
}

/** @param within the groups it is in: one that holds itself has been looked at */
const faultBelow = (
  type: string,
  name: string,
  schema: Schema,
  within: readonly Schema[] = [],
): Fault => {
  if (!(schema instanceof z.ZodType)) return words.noField(type, name)
  const plain = unwrap(schema)
  if (within.includes(plain)) return undefined
  const instead = insteadOf(schema, name.split('.').at(-1) ?? name)
  if (instead !== undefined) return words.unsaid(type, name, instead)
  const collection = unknownCollection(schema)
  if (collection !== undefined)
    return words.noCollection(type, { name, collection }, suggest(collection, collectionNames))
  const unknown = unknownKey(schema)
  if (unknown) return words.noKey(type, name, unknown.key, suggest(unknown.key, unknown.known))
  const element = elementOf(schema)
  if (element) return faultBelow(type, name, element, within)
  const inside = [...within, plain]
  if (discriminatorOf(schema) === undefined) {
    const fault = alternativesOf(schema)
      .map((option) => faultBelow(type, name, option, inside))
      .find(Boolean)
    if (fault !== undefined) return fault
  }
  const fields = fieldsOf(schema)
  if (fields.length === 0) return faultOfForm(type, name, schema)
  return fields
    .map(([below, part]) => faultBelow(type, `${name}.${below}`, part, inside))
    .find(Boolean)
}

/** An option that names one of the block's fields. */
const faultInOption = (
  { type, schema }: BlockDeclaration,
  option: 'anchors' | 'pages' | 'parameters',
  name: string | undefined,
): Fault => {
  if (name === undefined) return undefined
  const field = own(schema.shape, name) as Schema | undefined
  if (!field)
    return words.noSuchField(type, { option, name }, suggest(name, Object.keys(schema.shape)))
  return option !== 'anchors' && fieldOf(field)?.kind !== 'entries'
    ? words.noEntries(type, { option, name })
    : undefined
}

const isSaid = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** What may stand behind a block's fields; those that `docs/own-blocks.md` tells of come first. */
const OPTIONS = [
  'title',
  'anchors',
  'pages',
  'widest',
  'inquiry',
  'parameters',
  'search',
  'ui',
  'faults',
  'prepare',
  'things',
]

/** An option that nobody knows would do nothing, and nobody would be told. */
const unknownOption = ({ type, options = [] }: BlockDeclaration): Fault => {
  const unknown = options.find((option) => !OPTIONS.includes(option))
  return unknown === undefined
    ? undefined
    : words.noSuchOption(type, unknown, suggest(unknown, OPTIONS))
}

/** Editors choose blocks by what they are called and for. */
const faultInPurpose = ({ type, words: said }: BlockDeclaration): Fault =>
  isSaid(said.name) && isSaid(said.purpose) ? undefined : words.noWords(type)

/** A text of the interface for which `ui.yaml` alone would have to stand up. */
const faultInWords = ({ type, ui }: BlockDeclaration): Fault => {
  const bare = fieldsOf(ui).find(
    ([, part]) => !(part instanceof z.ZodType && part.safeParse(undefined).success),
  )
  return bare && words.noDefault(type, bare[0])
}

const faultInFields = ({ type, schema }: BlockDeclaration): Fault =>
  fieldsOf(schema)
    .map(([name, part]) =>
      part instanceof z.ZodType && isCommon(name, part)
        ? words.commonField(type, name)
        : faultBelow(type, name, part),
    )
    .find(Boolean)

/** What is wrong with a declaration, as far as nothing but the types of TypeScript would have told. */
export const faultInDeclaration = (declaration: BlockDeclaration): Fault =>
  faultInPurpose(declaration) ??
  faultInFields(declaration) ??
  unknownOption(declaration) ??
  faultInOption(declaration, 'anchors', declaration.anchors) ??
  faultInOption(declaration, 'pages', declaration.pages) ??
  Object.values(declaration.parameters ?? {})
    .map((name) => faultInOption(declaration, 'parameters', name))
    .find(Boolean) ??
  faultInWords(declaration)
