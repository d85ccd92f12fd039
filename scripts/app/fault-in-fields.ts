import { z } from 'zod'
import { type BlockDeclaration, commonFields } from '../../src/blocks/define-block.ts'
import { collectionNames } from '../../src/content/collection-names.ts'
import { elementOf, fieldOf, fieldsOf, type Schema } from '../schema/schema.ts'
import { suggest } from '../schema/suggest.ts'
import { words } from './words.ts'

type Fault = string | undefined

const COMMON: Readonly<Record<string, Schema>> = commonFields

/** What every block has by itself, declared once more. */
const isCommon = (name: string, schema: Schema): boolean =>
  name === 'type' ? schema.def.type !== 'literal' : name in COMMON && COMMON[name] !== schema

/** The collection of which a field names entries, where there is none of that name. */
const unknownCollection = (schema: Schema): string | undefined => {
  const field = fieldOf(schema)
  if (!field || !('collection' in field)) return undefined
  return collectionNames.includes(field.collection) ? undefined : field.collection
}

const faultBelow = (type: string, name: string, schema: Schema): Fault => {
  if (!(schema instanceof z.ZodType)) return words.noField(type, name)
  const collection = unknownCollection(schema)
  if (collection !== undefined)
    return words.noCollection(type, { name, collection }, suggest(collection, collectionNames))
  const element = elementOf(schema)
  if (element) return faultBelow(type, name, element)
  return fieldsOf(schema)
    .map(([below, part]) => faultBelow(type, `${name}.${below}`, part))
    .find(Boolean)
}

/** What is wrong with the fields of a block, as far as nothing but the types of TypeScript would have told. */
export const faultInFields = ({ type, schema }: BlockDeclaration): Fault =>
  fieldsOf(schema)
    .map(([name, part]) =>
      part instanceof z.ZodType && isCommon(name, part)
        ? words.commonField(type, name)
        : faultBelow(type, name, part),
    )
    .find(Boolean)
