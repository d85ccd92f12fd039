import { isMap } from '../../../schema/is-map.ts'
import { type Schema, schemaAt, shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { columnOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { readYaml } from '../../../yaml/yaml.ts'
import { keyWording } from '../../key-messages.ts'
import type { Repair } from '../repair.ts'
import { type Part, partsOf, writtenOf } from '../shapes.ts'

/** `… nachgerüstet. rating: 5`: a sentence ends, and a name with a value follows it up to the end of the text. */
const KEY_AT_END = /(?<=[.!?…)“"])([ \t]+)([a-z][\w-]*): +(\S[^\n]*?)\s*$/

const fits = (value: string, schema: Schema): boolean => {
  const result = readYaml(`a: ${value}`)
  return 'document' in result && schema.safeParse(valueAt(result.document.value, ['a'])).success
}

const joinedTo = (
  { node, range }: Part,
  shape: Record<string, Schema>,
  text: string,
): Repair | undefined => {
  const source = text.slice(node.range.start, node.range.end)
  const isQuoted = writtenOf(node, text) !== node.range
  const match = isQuoted || !source.includes('\n') ? null : KEY_AT_END.exec(source)
  const [, gap = '', key = '', value = ''] = match ?? []
  const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
  if (!match || !schema || !fits(value, schema)) return undefined
  const start = node.range.start + match.index
  const column = columnOf(text, range.start)
  const place = { start: start + gap.length, end: start + match[0].trimEnd().length }
  return {
    range: place,
    wording: keyWording.joinedKey(key, `${key}: ${value}`, column),
    edits: [{ start, end: place.start, by: `\n${' '.repeat(column)}` }],
    cost: 0.4,
  }
}

/** Names that a group lacks, and that stand with their values at the end of one of its texts. */
export const joinedKeys = (
  node: YamlNode,
  value: unknown,
  schema: Schema,
  text: string,
): Repair[] => {
  if (node.kind === 'list')
    return node.items.flatMap((item, index) => {
      const inner = schemaAt(schema, value, [index])
      return inner ? joinedKeys(item, valueAt(value, [index]), inner, text) : []
    })
  if (node.kind !== 'map' || !isMap(value)) return []
  const shape = shapeOf(schema, value) ?? {}
  const free = Object.entries(shape).filter(([key]) => !node.entries.has(key))
  return partsOf(node).flatMap((part) => {
    if (part.node.kind === 'scalar') return joinedTo(part, Object.fromEntries(free), text) ?? []
    const inner = Object.hasOwn(shape, part.key) ? shape[part.key] : undefined
    return inner ? joinedKeys(part.node, valueAt(value, [part.key]), inner, text) : []
  })
}
