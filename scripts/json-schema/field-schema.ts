import path from 'node:path'
import type { CollectionName } from '../../src/content/collection-names.ts'
import { CURRENT, type FieldMeta } from '../../src/content/fields.ts'
import { filmTypes } from '../read/media/media.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import { homeOf } from '../schema/words/home-of.ts'
import type { JsonSchema } from './json-schema.ts'
import type { KnownNames } from './known-names.ts'
import { words } from './words.ts'

const text = (errorMessage: string): JsonSchema => ({
  type: 'string',
  pattern: '\\S',
  errorMessage,
})

/** Facts that texts usually name; the others would only be in the way. */
const isUsual = (fact: string) => /^(company|stats|subsidies)\.|^site\.year$/.test(fact)

const offerFacts = ({ facts }: KnownNames): JsonSchema['defaultSnippets'] =>
  Object.entries(facts)
    .filter(([name]) => isUsual(name))
    .map(([name, value]) => ({ label: `{${name}}`, description: value, body: `"{${name}}"` }))

const isDocument = (name: string): boolean => path.extname(name).toLowerCase() === '.pdf'

const link = ({ links, media }: KnownNames): JsonSchema => ({
  type: 'string',
  pattern: '^\\s*(/|#|https?://|mailto:|tel:|\\{|[^:]+\\.pdf\\s*$)',
  examples: [...links, ...media.filter(isDocument)],
  errorMessage: words.link,
})

/** One of the names that there are; none at all is left to the check. */
const oneOf = (names: string[], errorMessage: string): JsonSchema =>
  names.length > 0 ? { type: 'string', enum: names, errorMessage } : { type: 'string' }

const isFilm = (name: string): boolean => path.extname(name).toLowerCase() in filmTypes

const film = ({ media }: KnownNames): JsonSchema => ({
  type: 'string',
  examples: media.filter(isFilm),
  errorMessage: words.film,
})

const entryName = (collection: CollectionName) => `entry-${collection}`

/** What fields of the same kind have in common, written once in each file. */
export const definitions = (known: KnownNames, model: SiteModel): Record<string, JsonSchema> => ({
  text: { ...text(words.text), defaultSnippets: offerFacts(known) },
  markdown: text(words.markdown),
  link: link(known),
  media: oneOf(
    known.media.filter((name) => !isFilm(name) && !isDocument(name)),
    words.media,
  ),
  film: film(known),
  ...Object.fromEntries(
    collectionNamesOf(model).map((name) => [
      entryName(name),
      oneOf(known.ids[name], words.entry(homeOf(model.collections[name]))),
    ]),
  ),
})

const refer = (name: string): JsonSchema => ({ allOf: [{ $ref: `#/definitions/${name}` }] })

type Meta<K extends FieldMeta['kind']> = Extract<FieldMeta, { kind: K }>
type FieldSchemas = {
  [K in FieldMeta['kind']]: (field: Meta<K>, schema: JsonSchema) => JsonSchema
}

const fieldSchemas: FieldSchemas = {
  text: () => refer('text'),
  message: ({ variables }) => text(words.message(variables)),
  markdown: () => refer('markdown'),
  link: () => refer('link'),
  media: () => refer('media'),
  film: () => refer('film'),
  entry: ({ collection, current }, { default: usual }) => {
    const named = refer(entryName(collection))
    return current || usual === CURRENT ? { anyOf: [{ const: CURRENT }, named] } : named
  },
  entries: (_, { items }) => ({ type: 'array', items, errorMessage: words.list }),
  fitting: (_, { items }) => ({ type: 'array', items, errorMessage: words.list }),
  periods: (_, { items }) => ({ type: 'array', items, minItems: 1, errorMessage: words.list }),
}

/** What an editor program may know of a field: what is refused, and what it can offer. */
export const fieldSchema = (field: FieldMeta, schema: JsonSchema): JsonSchema => ({
  ...(schema.description ? { description: schema.description } : {}),
  ...(fieldSchemas[field.kind] as (field: FieldMeta, schema: JsonSchema) => JsonSchema)(
    field,
    schema,
  ),
})
