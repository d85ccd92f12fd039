import { isMap } from '../../schema/is-map.ts'
import { elementOf, keysOf, type Schema, schemaAt, shapeOf } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { indentOf, linesOf } from '../../text/lines.ts'
import type { YamlNode } from '../../yaml/yaml.ts'

/** What may stand below or beside a text: keys that a group around it lacks, entries of a list around it. */
interface Around {
  keys: readonly RegExp[]
  entries: readonly RegExp[]
}

/** The last lines of a text that are keys, and all that begin an entry. */
const linesIn = (node: YamlNode, { keys, entries }: Around, text: string): number[] => {
  const lines = linesOf(text.slice(node.range.start, node.range.end))
    .slice(1)
    .filter((line) => line.text.trim() !== '')
  const isEntry = (line: string) => entries.some((head) => head.test(line))
  const isKey = (line: string) => keys.some((head) => head.test(line))
  const isHead = (line: string) => isKey(line) && /:\s*$/.test(line)
  const last = lines.findLastIndex((line) => !isKey(line.text) && !isEntry(line.text))
  return lines
    .filter((line, index) => index > last || isEntry(line.text) || isHead(line.text))
    .map((line) => node.range.start + line.start + indentOf(line.text))
}

const keyHead = (key: string) => new RegExp(`^\\s*${key}:(?:\\s|$)`)

/** What begins the entries of a list: `- type:`; no text has a list of such words. */
const entryHead = ({ items }: YamlNode): RegExp[] => {
  const [key] = items[0]?.entries.keys() ?? []
  return key === undefined || !/^[a-z][\w-]*$/.test(key)
    ? []
    : [new RegExp(`^\\s*-\\s+${key}:(?:\\s|$)`)]
}

/** What begins the entries of a list that is missing: `- label:`, `- { label:`. */
const missingEntryHead = (list: Schema | undefined): RegExp[] => {
  const element = list && elementOf(list)
  const names = element ? keysOf(element) : []
  return names.length === 0 ? [] : [new RegExp(`^\\s*-\\s+(?:\\{\\s*)?(?:${names.join('|')}):\\s`)]
}

const NOTHING: Around = { keys: [], entries: [] }

/**
 * Where lines begin that YAML takes for the end of a text, and that are keys which the group around it
 * lacks, or entries of a list around it.
 */
export const swallowedLines = (
  node: YamlNode,
  value: unknown,
  schema: Schema,
  text: string,
  around: Around = NOTHING,
): number[] => {
  if (node.kind === 'list')
    return node.items.flatMap((item, index) => {
      const inner = schemaAt(schema, value, [index])
      const here = { ...around, entries: [...around.entries, ...entryHead(node)] }
      return inner ? swallowedLines(item, valueAt(value, [index]), inner, text, here) : []
    })
  if (node.kind !== 'map' || !isMap(value)) return []
  const shape = shapeOf(schema, value) ?? {}
  const free = Object.keys(shape).filter((key) => !node.entries.has(key))
  const required = free.filter((key) => !shape[key]?.safeParse(undefined).success)
  const beside = {
    keys: [...around.keys, ...free.map(keyHead)],
    entries: [...around.entries, ...required.flatMap((key) => missingEntryHead(shape[key]))],
  }
  const below = { ...around, keys: [...around.keys, ...required.map(keyHead)] }
  return [...node.entries].flatMap(([key, { node: part }]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (part.kind === 'scalar')
      return text.slice(part.range.start, part.range.end).includes('\n')
        ? linesIn(part, beside, text)
        : []
    return inner ? swallowedLines(part, valueAt(value, [key]), inner, text, below) : []
  })
}
