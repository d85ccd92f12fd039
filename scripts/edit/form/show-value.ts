import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import type { GroupSource } from '../../../src/content/field-source.ts'
import { DOCUMENT_NAME, documentHref } from '../../../src/content/files/document-name.ts'
import { isMap } from '../../schema/is-map.ts'
import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'
import { isEqual } from '../spellings/equal.ts'
import { groupSchema } from './group-schema.ts'

/** How what is written becomes what is shown. */
export interface Showing {
  text: (written: string) => string
  /** Undefined where it can't be shown. */
  markdown: (written: string) => unknown
  picture: (name: string) => MediaFile | undefined
}

const LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i

/** A value as it was published, and as it is written now. */
interface Change {
  shown: unknown
  before: unknown
  after: unknown
}

/** What can't be told from what is written, stays as it was. */
const showLink = (written: string, shown: unknown): unknown => {
  if (DOCUMENT_NAME.test(written)) return documentHref(written)
  return LINK.test(written) ? written : shown
}

const showText = (schema: Schema, { shown, after }: Change, showing: Showing): unknown => {
  const written = String(after)
  switch (fieldOf(schema)?.kind) {
    case 'text':
    case 'message':
      return showing.text(written)
    case 'markdown':
      return showing.markdown(written) ?? shown
    case 'media':
      return showing.picture(written) ?? shown
    case 'link':
      return showLink(written, shown)
    case undefined:
      return written
    default:
      return shown
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Each item as it was shown, wherever it stood; a new one looks like the first one that there was. */
const showList = (schema: Schema, { shown, before, after }: Change, showing: Showing): unknown => {
  const element = elementOf(schema)
  const meta = fieldOf(schema)
  if (!element || meta) return shown
  const [all, old] = [listOf(shown), listOf(before)]
  return listOf(after).map((item, index) => {
    const same = old.findIndex((other) => isEqual(other, item))
    const at = same >= 0 ? same : Math.min(index, Math.max(old.length - 1, 0))
    return show(element, { shown: all[at], before: old[at], after: item }, showing)
  })
}

const showGroup = (schema: Schema, { shown, before, after }: Change, showing: Showing): unknown => {
  const shape = shapeOf(schema, after) ?? {}
  const parts = Object.entries(shape).flatMap(([key, part]): [string, unknown][] => {
    const at = (value: unknown) =>
      isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined
    const change = { shown: at(shown), before: at(before), after: at(after) }
    const value = show(part, change, showing)
    return value === undefined ? [] : [[key, value]]
  })
  const others = Object.entries(isMap(shown) ? shown : {}).filter(
    ([key]) => !Object.hasOwn(shape, key),
  )
  return Object.fromEntries([...others, ...parts])
}

const show = (declared: Schema, change: Change, showing: Showing): unknown => {
  const { shown, before, after } = change
  if (isEqual(before, after) && shown !== undefined) return shown
  if (after === undefined || after === null) {
    const result = declared.safeParse(undefined)
    return result.success ? result.data : undefined
  }
  const schema = writtenAs(declared, after)
  if (typeof after === 'string') return showText(schema, change, showing)
  if (Array.isArray(after)) return showList(schema, change, showing)
  return isMap(after) ? showGroup(schema, change, showing) : after
}

/** A block or entry as it is written. */
type Group = Readonly<Record<string, unknown>>

/**
 * What a page shows of a block or entry, once it says something else; what can only be worked out of the whole site
 * stays as it is shown. Undefined where it is not what it has to be.
 */
export const showValue = (
  source: GroupSource,
  shown: unknown,
  { before, after }: { before: Group; after: Group },
  showing: Showing,
): unknown => {
  const schema = groupSchema(source)
  if (!schema?.safeParse(after).success) return undefined
  return show(schema, { shown, before, after }, showing)
}
