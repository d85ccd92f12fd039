import { requiredOf } from '../../../schema/required.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { linesOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'

/**
 * How many values stand in a list or group. A list or group with a key of its own is one more: it may not be hidden
 * below another one that nobody looks at.
 */
export const valuesIn = ({ kind, items, entries }: YamlNode): number => {
  if (kind === 'scalar') return 1
  const parts = [...entries.values()].map(({ node }) => node)
  const keyed = parts.filter((part) => part.kind !== 'scalar').length
  return [...items, ...parts].reduce((sum, node) => sum + valuesIn(node), keyed)
}

/** How many keys, and items without one, stand in a list or group: what moves to another owner stays one. */
export const countNames = ({ kind, items, entries }: YamlNode): number => {
  if (kind === 'scalar') return 0
  const parts = [...entries.values()].map(({ node }) => node)
  const bare = items.filter((item) => item.kind === 'scalar').length
  return [...items, ...parts].reduce((sum, node) => sum + countNames(node), parts.length + bare)
}

/** A line that begins with a key. */
export const KEY_LINE = /^\s*(?:-\s+)*[a-z][\w-]*:(?:\s|$)/

/** How much a value holds that is judged by nobody, because it is not of the kind that is wanted. */
export const unseenIn = (node: YamlNode | undefined, text: string): number => {
  if (node?.kind !== 'scalar') return node ? valuesIn(node) : 0
  return linesOf(text.slice(node.range.start, node.range.end)).filter((line) =>
    KEY_LINE.test(line.text),
  ).length
}

/** How many keys a group lacks that is not there at all. */
export const missingFrom = (schema: Schema | undefined): number => {
  const shape = schema && shapeOf(schema, {})
  // Of several groups nobody knows which is meant.
  if (!shape) return 1
  return requiredOf(shape).length
}
