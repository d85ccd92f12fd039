import { z } from 'zod'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import {
  CURRENT,
  type FieldMeta,
  languageTag,
  slug,
  webAddress,
  yearMonth,
} from '../../../src/content/fields.ts'
import { elementOf, fieldOf, type Schema, typeOf, unwrap } from '../schema.ts'
import type { SiteModel } from '../site-model.ts'
import { homeOf } from './home-of.ts'

/** What JSON Schema says of a field beyond its kind. */
interface Limits {
  type?: string
  enum?: string[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}

const limitsOf = (schema: Schema): Limits =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Limits

const code = (value: unknown) => `\`${String(value)}\``

const choice = (values: readonly unknown[]) =>
  values
    .map(code)
    .join(', ')
    .replace(/, ([^,]*)$/, ' oder $1')

type Meta<K extends FieldMeta['kind']> = Extract<FieldMeta, { kind: K }>
type FieldWords = { [K in FieldMeta['kind']]: (meta: Meta<K>, model: SiteModel) => string }

const fieldWords: FieldWords = {
  text: () => 'Text',
  message: ({ variables }) =>
    `Text; darf ${variables.map((name) => code(`{${name}}`)).join(', ')} enthalten`,
  markdown: () => 'Text in Markdown',
  link: () => 'Link',
  media: () => 'Dateiname aus `media`',
  film: () => 'Dateiname aus `media` oder Adresse mit `https://`',
  entry: ({ collection }, { collections }) => `Kurzname aus \`${homeOf(collections[collection])}\``,
  entries: ({ collection }, { collections }) =>
    `Liste von Kurznamen aus \`${homeOf(collections[collection])}\``,
  fitting: ({ by }, { collections }) =>
    `Liste von Kurznamen aus \`${homeOf(collections[by.collection])}\``,
  periods: () => '[Zeiträume](dateien.md#zeiträume)',
}

const patternOf = (schema: Schema) => limitsOf(schema).pattern

const patternWords = new Map([
  [patternOf(slug()), 'Kurzname: Kleinbuchstaben, Ziffern, Bindestriche'],
  [patternOf(yearMonth()), 'Jahr-Monat: `2026-03`'],
  [patternOf(languageTag()), 'Sprache: `de`, `en`'],
  [patternOf(webAddress()), 'Adresse mit `https://`'],
])

const formatWords: Record<string, string> = {
  date: 'Jahr-Monat-Tag: `2026-03-31`',
  uri: 'Adresse mit `https://`',
  email: 'E-Mail-Adresse',
}

const stringForm = ({ format, pattern }: Limits) =>
  formatWords[format ?? ''] ?? patternWords.get(pattern) ?? (pattern ? 'feste Form' : 'Text')

/** JSON Schema is told a limit of every integer; what only machines reach is none for people. */
const isMeant = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

const numberForm = ({ type, minimum, maximum }: Limits): string => {
  const kind = type === 'integer' ? 'ganze Zahl' : 'Zahl'
  if (isMeant(minimum) && isMeant(maximum)) return `${kind} von ${minimum} bis ${maximum}`
  if (isMeant(minimum)) return `${kind} ab ${minimum}`
  return isMeant(maximum) ? `${kind} bis ${maximum}` : kind
}

const amountOf = ({ minItems, maxItems }: Limits): string => {
  if (minItems && maxItems) return `${minItems} bis ${maxItems}`
  if (maxItems) return `höchstens ${maxItems}`
  return minItems && minItems > 1 ? `mindestens ${minItems}` : ''
}

const listForm = (schema: Schema, model: SiteModel): string => {
  const element = elementOf(schema)
  const grouped = element && ['object', 'union'].includes(typeOf(element))
  const amount = amountOf(limitsOf(unwrap(schema)))
  const list = grouped
    ? 'Liste von Gruppen'
    : `Liste, je Zeile: ${element ? describeForm(element, model) : 'Text'}`
  return amount ? `${list}; ${amount}` : list
}

/** A group of one of several kinds, or a value that may be written in several ways. */
const unionForm = (schema: Schema, model: SiteModel): string => {
  const { options, discriminator } = unwrap(schema).def as {
    options?: Schema[]
    discriminator?: string
  }
  return discriminator || !options
    ? 'Gruppe'
    : options.map((option) => describeForm(option, model)).join(' oder ')
}

const kindForm = (schema: Schema, model: SiteModel): string => {
  const limits = limitsOf(unwrap(schema))
  const forms: Record<string, () => string> = {
    string: () => stringForm(limits),
    number: () => numberForm(limits),
    boolean: () => choice([true, false]),
    enum: () => choice(limits.enum ?? []),
    literal: () => code(limits.const),
    array: () => listForm(schema, model),
    object: () => 'Gruppe',
    union: () => unionForm(schema, model),
  }
  return forms[typeOf(schema)]?.() ?? 'Text'
}

const defaultForm = (schema: Schema): string => {
  const { default: value } = limitsOf(schema)
  const shown = ['string', 'number', 'boolean'].includes(typeof value) && value !== CURRENT
  return shown ? `; Vorgabe: ${code(value)}` : ''
}

/** What may stand behind a key, in the editors' words. */
export const describeForm = (schema: Schema, model: SiteModel): string => {
  const meta = fieldOf(schema)
  const form = meta
    ? (fieldWords[meta.kind] as (meta: FieldMeta, model: SiteModel) => string)(meta, model)
    : kindForm(schema, model)
  return form + defaultForm(schema)
}

/** Collections that a field shows, by what it refers to. */
export const collectionOf = (schema: Schema): CollectionName | undefined => {
  const meta = fieldOf(schema)
  return meta && 'collection' in meta ? meta.collection : undefined
}
