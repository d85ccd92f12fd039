import { valueAt } from '../describe/subject.ts'
import { isMap } from '../is-map.ts'
import { indentOf, linesOf } from '../lines.ts'
import { type Schema, schemaAt, shapeOf } from '../schema.ts'
import type { YamlNode } from '../yaml.ts'

/** The last lines of a text that are none of it. */
const linesIn = (node: YamlNode, heads: readonly RegExp[], text: string): number[] => {
  const lines = linesOf(text.slice(node.range.start, node.range.end))
    .slice(1)
    .filter((line) => line.text.trim() !== '')
  const isKey = (line: string) => heads.some((head) => head.test(line))
  const first = lines.findLastIndex((line) => !isKey(line.text)) + 1
  return lines.slice(first).map((line) => node.range.start + line.start + indentOf(line.text))
}

const headOf = (key: string, dash = '') => new RegExp(`^\\s*${dash}${key}:(?:\\s|$)`)

/** What begins the entries of a list. */
const entryHead = ({ items }: YamlNode): RegExp[] => {
  const [key] = items[0]?.entries.keys() ?? []
  return key === undefined || !/^[\w-]+$/.test(key) ? [] : [headOf(key, '-\\s+')]
}

/**
 * Where lines begin that YAML takes for the end of a text, and that are keys which the group around it
 * lacks, or entries of a list around it.
 */
export const swallowedLines = (
  node: YamlNode,
  value: unknown,
  schema: Schema,
  text: string,
  heads: readonly RegExp[] = [],
): number[] => {
  if (node.kind === 'list')
    return node.items.flatMap((item, index) => {
      const inner = schemaAt(schema, value, [index])
      const around = [...heads, ...entryHead(node)]
      return inner ? swallowedLines(item, valueAt(value, [index]), inner, text, around) : []
    })
  if (node.kind !== 'map' || !isMap(value)) return []
  const shape = shapeOf(schema, value) ?? {}
  const free = Object.keys(shape).filter((key) => !node.entries.has(key))
  const here = [...heads, ...free.map((key) => headOf(key))]
  return [...node.entries].flatMap(([key, { node: part }]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (part.kind === 'scalar')
      return text.slice(part.range.start, part.range.end).includes('\n')
        ? linesIn(part, here, text)
        : []
    return inner ? swallowedLines(part, valueAt(value, [key]), inner, text, heads) : []
  })
}
