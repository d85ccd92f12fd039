import type { FieldMeta } from '../../src/content/fields.ts'
import { isGroup } from '../../src/content/is-group.ts'
import { own } from '../../src/content/own.ts'
import { isRequired } from '../schema/required.ts'
import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../schema/schema.ts'
import { resolveFitting } from './fields/fitting.ts'
import { resolveLink } from './fields/link.ts'
import { resolveMarkdown } from './fields/markdown.ts'
import { markdownWording } from './fields/markdown-messages.ts'
import { resolveFilm, resolvePicture } from './fields/media.ts'
import { ofTheDay } from './fields/periods.ts'
import { resolveReference } from './fields/reference.ts'
import { resolveReferences } from './fields/references.ts'
import { inMarkdown, inPlainText } from './fields/seen-otherwise.ts'
import { resolveMessage, resolveText } from './fields/text.ts'
import { onlyProblems } from './look-ups/found.ts'
import type { ResolveContext } from './look-ups/look-ups.ts'
import { group, leaf, list, type Resolution, withFound } from './look-ups/resolution.ts'
import { faultAt, type Place } from './place.ts'

/** More than any heading, sentence, name or address has, in UTF-16 units. */
const LONGEST = 20_000

const resolveField = (
  field: FieldMeta,
  declared: Schema,
  text: string,
  place: Place,
  around: ResolveContext,
): Resolution => {
  if (text.length > LONGEST && field.kind !== 'markdown') {
    return leaf(undefined, onlyProblems([faultAt(place, markdownWording.textTooLong())]))
  }
  switch (field.kind) {
    case 'text': {
      const resolved = withFound(resolveText(text, place, around), inPlainText(text, place))
      // What the company keeps for itself goes into no file that is published.
      return field.isPrivate ? leaf(undefined, resolved) : resolved
    }
    case 'message':
      return withFound(resolveMessage(text, field, place), inPlainText(text, place))
    case 'markdown':
      return withFound(resolveMarkdown(text, place, around), inMarkdown(text, place))
    case 'link':
      return resolveLink(text, place, around)
    case 'media':
      return resolvePicture(text, place, around, field)
    case 'film':
      return resolveFilm(text, place, around)
    case 'entry':
      return resolveReference(
        { collection: field.collection, isNeeded: isRequired(declared) },
        text,
        place,
        around,
      )
    case 'entries':
    case 'fitting':
    case 'periods':
      return leaf(undefined)
  }
}

const below = (place: Place, step: string | number): Place => ({
  ...place,
  path: [...place.path, step],
})

const resolveList = (
  schema: Schema,
  items: unknown[],
  place: Place,
  around: ResolveContext,
): Resolution => {
  const field = fieldOf(schema)
  if (field?.kind === 'entries') return resolveReferences(field, items, place, around)
  if (field?.kind === 'fitting') return resolveFitting(field, items, place, around)
  const element = elementOf(schema)
  if (!element) return leaf(items)
  const parts = items.map((item, index) => resolveValue(element, item, below(place, index), around))
  return field?.kind === 'periods' ? ofTheDay(items, parts, around.today) : list(parts)
}

const resolveGroup = (
  shape: Record<string, Schema>,
  value: Record<string, unknown>,
  place: Place,
  around: ResolveContext,
): Resolution =>
  group(
    Object.entries(shape)
      .filter(([key]) => own(value, key) !== undefined)
      .map(([key, schema]) => [key, resolveValue(schema, value[key], below(place, key), around)]),
  )

/**
 * Fills in facts, looks up links, files and entries in a value of `schema`. The value may break the
 * schema (its problems are known then): what has another shape than expected is left alone.
 */
export const resolveValue = (
  declared: Schema,
  value: unknown,
  place: Place,
  around: ResolveContext,
): Resolution => {
  const schema = writtenAs(declared, value)
  if (Array.isArray(value)) return resolveList(schema, value, place, around)
  if (typeof value === 'string') {
    const field = fieldOf(schema)
    const text = value.trim()
    return field && text ? resolveField(field, declared, text, place, around) : leaf(value)
  }
  if (!isGroup(value)) return leaf(value)
  const shape = shapeOf(schema, value)
  return shape ? resolveGroup(shape, value, place, around) : leaf(value)
}
