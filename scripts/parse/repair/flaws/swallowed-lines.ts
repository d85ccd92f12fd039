import { translated } from '../../../schema/german-words.ts'
import { isMap } from '../../../schema/is-map.ts'
import { isRequired } from '../../../schema/required.ts'
import { elementOf, keysOf, type Schema, schemaAt, shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { indentOf, type Line, linesOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'

/** What may stand below or beside a text: keys that a group around it lacks, entries of a list around it. */
interface Around {
  keys: readonly string[]
  entries: readonly RegExp[]
  /** Whether a list of texts may stand there. */
  texts?: boolean
}

/** In small letters: no German text has a line that begins so, whatever language the key is in. */
const KEY = /^\s*(\p{Ll}[\p{L}\d-]*):(?:\s|$)/u

const isOneOf = (keys: readonly string[], line: string): boolean => {
  const [, key] = KEY.exec(line) ?? []
  return key !== undefined && (keys.includes(key) || translated(key, keys) !== undefined)
}

/** Lines that end a text and are a list of texts: in one paragraph nobody means such lines. */
const listIn = (lines: readonly Line[]): readonly Line[] => {
  const last = lines.findLastIndex(({ text }) => !/^\s*-\s+\S/.test(text))
  return lines.length - last > 2 ? lines.slice(last + 1, last + 2) : []
}

/** The last lines of a text that are keys, and all that begin an entry. */
const linesIn = (node: YamlNode, { keys, entries, texts }: Around, text: string): number[] => {
  const source = text.slice(node.range.start, node.range.end)
  const lines = linesOf(source)
    .slice(1)
    .filter((line) => line.text.trim() !== '')
  const isEntry = (line: string) => entries.some((head) => head.test(line))
  const isKey = (line: string) => isOneOf(keys, line)
  const isHead = (line: string) => isKey(line) && /:\s*$/.test(line)
  const last = lines.findLastIndex((line) => !isKey(line.text) && !isEntry(line.text))
  const found = lines.filter(
    (line, index) => index > last || isEntry(line.text) || isHead(line.text),
  )
  const list = texts && node.style === 'folded' && found.length === 0 ? listIn(lines) : []
  return [...found, ...list].map((line) => node.range.start + line.start + indentOf(line.text))
}

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

/** What stands in the groups that are missing. */
const keysInGroups = (parts: readonly (Schema | undefined)[]): string[] =>
  parts.flatMap((part) => (part && !elementOf(part) ? keysOf(part) : []))

const isListOfTexts = (schema: Schema | undefined): boolean => {
  const element = schema && elementOf(schema)
  return element !== undefined && keysOf(element).length === 0
}

const NOTHING: Around = { keys: [], entries: [] }

/** What may stand beside the texts of a group that lacks these keys. */
const beside = (
  around: Around,
  shape: Readonly<Record<string, Schema>>,
  free: readonly string[],
): Around => ({
  keys: [...around.keys, ...free, ...keysInGroups(free.map((key) => shape[key]))],
  entries: [...around.entries, ...free.flatMap((key) => missingEntryHead(shape[key]))],
  texts: free.some((key) => isListOfTexts(shape[key])),
})

const isLong = ({ kind, range }: YamlNode, text: string): boolean =>
  kind === 'scalar' && text.slice(range.start, range.end).includes('\n')

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
  const required = free.filter((key) => isRequired(shape[key] as Schema))
  const below = { ...around, keys: [...around.keys, ...required] }
  return [...node.entries].flatMap(([key, { node: part }]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (isLong(part, text)) return linesIn(part, beside(around, shape, free), text)
    return inner ? swallowedLines(part, valueAt(value, [key]), inner, text, below) : []
  })
}
