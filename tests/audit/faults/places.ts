import { splitFrontMatter } from '../../../scripts/parse/front-matter.ts'
import { product } from '../../../scripts/product/product.ts'
import {
  elementOf,
  fieldOf,
  type Schema,
  shapeOf,
  typeOf,
  unwrap,
  writtenAs,
} from '../../../scripts/schema/schema.ts'
import { fileSchema } from '../../../scripts/schema/site-model.ts'
import type { Range } from '../../../scripts/text/source-file.ts'
import type { YamlNode } from '../../../scripts/yaml/node.ts'
import { readYaml } from '../../../scripts/yaml/yaml.ts'

/** A value in a file, with what is known about it. */
export interface Place {
  file: string
  text: string
  path: (string | number)[]
  key: string
  keyRange: Range | undefined
  range: Range
  kind: YamlNode['kind']
  quoted: boolean
  value: unknown
  schema: Schema
  required: boolean
  parent: Place | undefined
  /** The whole source of a value on one line, quotation marks included. */
  raw: string
  /** First and last offset of the line on which the key, or the item, stands. */
  line: Range
  isFlow: boolean
}

const schemaOf = (file: string): Schema | undefined => {
  const schema = fileSchema(file, product.model)
  // Of a list of entries, each is one thing.
  return schema && (elementOf(schema) ?? schema)
}

const lineAt = (text: string, offset: number): Range => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return { start, end: end < 0 ? text.length : end }
}

const isRequired = (schema: Schema) => !schema.safeParse(undefined).success

const walk = (
  node: YamlNode,
  value: unknown,
  declared: Omit<Place, 'range' | 'kind' | 'quoted' | 'value' | 'raw' | 'line' | 'isFlow'>,
  out: Place[],
): void => {
  const place = { ...declared, schema: writtenAs(declared.schema, value) }
  const { text } = place
  const line = lineAt(text, place.keyRange?.start ?? node.range.start)
  const own: Place = {
    ...place,
    range: node.range,
    kind: node.kind,
    quoted: node.quoted,
    value,
    raw: text.slice(node.range.start, node.range.end),
    line,
    isFlow: /[[{]/.test(text.slice(line.start, place.keyRange?.start ?? node.range.start)),
  }
  out.push(own)
  if (node.kind === 'list') {
    const schema = elementOf(unwrap(place.schema))
    for (const [index, item] of node.items.entries()) {
      if (!schema) continue
      walk(
        item,
        (value as unknown[])[index],
        {
          ...place,
          path: [...place.path, index],
          keyRange: undefined,
          schema,
          required: false,
          parent: own,
        },
        out,
      )
    }
  }
  if (node.kind === 'map') {
    const shape = shapeOf(place.schema, value) ?? {}
    for (const [key, entry] of node.entries) {
      const schema = shape[key]
      if (!schema) continue
      walk(
        entry.node,
        (value as Record<string, unknown>)[key],
        {
          ...place,
          path: [...place.path, key],
          key,
          keyRange: entry.key,
          schema,
          required: isRequired(schema),
          parent: own,
        },
        out,
      )
    }
  }
}

/** Every value of a file that has a schema. */
export const placesIn = (file: string, text: string): Place[] => {
  const schema = schemaOf(file)
  if (!schema) return []
  let source = text
  if (file.endsWith('.md')) {
    const split = splitFrontMatter(text)
    if ('fault' in split) throw new Error(file)
    source =
      text.slice(0, split.matterRange.start).replace(/[^\n]/g, ' ') +
      text.slice(split.matterRange.start, split.matterRange.end)
  }
  const result = readYaml(source)
  if ('fault' in result) throw new Error(`${file}: ${result.fault.reason}`)
  const { root, value } = result.document
  const out: Place[] = []
  const top = {
    file,
    text,
    path: [],
    key: '',
    keyRange: undefined,
    required: false,
    parent: undefined,
  }
  if (root.kind === 'list') {
    for (const [index, item] of root.items.entries())
      walk(item, (value as unknown[])[index], { ...top, path: [index], schema }, out)
  } else walk(root, value, { ...top, schema }, out)
  return out
}

/** A scalar on one line, as people change it. */
export const isLeaf = (place: Place) =>
  place.kind === 'scalar' && !place.raw.includes('\n') && place.value !== null

export const isPlainText = (place: Place) =>
  isLeaf(place) && !place.quoted && typeof place.value === 'string'

export const fieldKind = (place: Place) => fieldOf(place.schema)?.kind

export const isTextField = (place: Place) => ['text', 'message'].includes(fieldKind(place) ?? '')

export { fieldOf, typeOf, unwrap }

/** Where the value begins: before its quotation mark, behind its tag. */
export const splice = ({ text }: Place, range: Range, by: string) =>
  text.slice(0, range.start) + by + text.slice(range.end)

/** The range of the value with its quotation marks. */
export const whole = ({ text, range, quoted }: Place): Range =>
  quoted && /["']/.test(text.charAt(range.start - 1))
    ? { start: range.start - 1, end: range.end + 1 }
    : range

/** Every key that the group may have. */
export const shapeKeys = (place: Place | undefined): string[] =>
  place ? Object.keys(shapeOf(place.schema, place.value) ?? {}) : []
