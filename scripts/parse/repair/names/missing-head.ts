import { requiredIn } from '../../../schema/required.ts'
import { elementOf, type Schema, shapeOf } from '../../../schema/schema.ts'
import { columnOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { keyWording } from '../../key-messages.ts'
import type { Repair } from '../repair.ts'
import { isOfLines, movedLines, partsOf } from '../shapes.ts'

/** The names that a group lacks and that may have stood above all that it does not know. */
const headsOver = (
  { entries }: YamlNode,
  group: Schema,
  shape: Record<string, Schema>,
): string[] => {
  const missing = requiredIn(group).filter((name) => !entries.has(name))
  if (missing.length === 0) return []
  const unknown = [...entries.keys()].filter((key) => !Object.hasOwn(shape, key))
  return missing.filter((name) => {
    const part = shape[name] as Schema
    const inner = shapeOf(elementOf(part) ?? part, {})
    return inner && unknown.every((key) => Object.hasOwn(inner, key))
  })
}

/** The line above a group is gone, and its parts stand a step too far out. */
export const missingHead = (owner: YamlNode, group: Schema, text: string): Repair[] => {
  const shape = shapeOf(group, {}) ?? {}
  const heads = headsOver(owner, group, shape)
  if (heads.length === 0) return []
  const parts = partsOf(owner).filter((part) => !Object.hasOwn(shape, part.key))
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || !isOfLines(owner, text)) return []
  const { start } = first.range
  const margin = ' '.repeat(columnOf(text, start))
  return heads.map((head) => {
    const dash = elementOf(shape[head] as Schema) ? '- ' : ''
    const below = movedLines(text, start, last.node.range.end, 2 + dash.length)
    return {
      range: first.range,
      wording: keyWording.missingHead(head, first.key, below.length, dash),
      edits: [{ start, end: start, by: `${head}:\n${margin}  ${dash}` }, ...below],
      cost: 0.6,
    }
  })
}
