import { commonWording } from '../../problem/common-messages.ts'
import { isName, translated } from '../../schema/german-words.ts'
import { isMap } from '../../schema/is-map.ts'
import { namesBelow } from '../../schema/names-below.ts'
import { isRequired, requiredIn, requiredOf } from '../../schema/required.ts'
import { elementOf, type Schema, shapeOf, typeOf } from '../../schema/schema.ts'
import { suggest } from '../../schema/suggest.ts'
import { valueAt } from '../../schema/value-at.ts'
import { HIDDEN_SIGNS } from '../../text/hidden-signs.ts'
import { columnOf } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { typed } from '../../yaml/quote.ts'
import { readYaml } from '../../yaml/yaml.ts'
import { parseWording } from '../messages.ts'
import type { Judged } from './flaws/flaw.ts'
import { type Repair, rename } from './repair.ts'
import { dashBefore, isOfLines, movedLines, type Part, partsOf, writtenOf } from './shapes.ts'

/** The names in a group, or in the groups of a list. */
const namesWithin = ({ kind, items, entries }: YamlNode): string[] => [
  ...new Set(
    (kind === 'list' ? items : [{ entries }]).flatMap((group) => [...group.entries.keys()]),
  ),
]

/** What the names in a group stand for, or those in the groups of a list. */
const innerShape = (part: Schema, { kind }: YamlNode): Record<string, Schema> | undefined => {
  if (kind !== 'list') return shapeOf(part, {})
  return typeOf(part) === 'array' ? shapeOf(elementOf(part) as Schema, {}) : undefined
}

/** Whether a group lacks nothing but one name, and has nothing else that it does not know: only that can be meant. */
const isOnlyGap = (name: string, shape: Record<string, Schema>, value: unknown): boolean => {
  if (!isMap(value)) return false
  const unknown = Object.keys(value).filter((each) => !Object.hasOwn(shape, each))
  const missing = requiredOf(shape).filter((each) => !Object.hasOwn(value, each))
  return unknown.length === 1 && missing.length === 1 && missing[0] === name
}

/** The one name that the group lacks and that can only be meant by this value. */
const onlyFit = (
  { key, node }: Part,
  shape: Record<string, Schema>,
  free: readonly string[],
  value: unknown,
  document: Schema,
): string | undefined => {
  const names = namesWithin(node)
  // What is a name elsewhere was meant for itself.
  const isForeign = isName(key) || namesBelow(document).has(key)
  const [only, ...others] = free.filter((name) => {
    const part = shape[name] as Schema
    // What holds the same names is what was meant; a text may be any text.
    const inner = names.length > 1 ? innerShape(part, node) : undefined
    if (inner) return names.every((each) => Object.hasOwn(inner, each))
    if (!isRequired(part) || node.kind === 'map') return false
    if (part.safeParse('a').success && (isForeign || !isOnlyGap(name, shape, value))) return false
    return part.safeParse(isMap(value) ? value[key] : undefined).success
  })
  return others.length === 0 ? only : undefined
}

/** Signs around a name that YAML takes for a part of it: `linkLabel::`. */
const SIGNS_AROUND = /^["'„“”‚‘’»«]+|["'„“”‚‘’»«:]+$/g

/** What is said of a key in whose place another was meant. */
const wordsFor = (
  { key, range }: Part,
  allowed: readonly string[],
  meant: string,
  text: string,
) => {
  if (key.replace(HIDDEN_SIGNS, '') === meant) return parseWording.invisibleSign(meant)
  const isBare = key.toLowerCase() === meant.toLowerCase()
  if (isBare || key.replace(SIGNS_AROUND, '').toLowerCase() !== meant.toLowerCase())
    return commonWording.unknownKey(key, allowed, meant)
  const [rest = ''] = text.slice(range.end).split('\n', 1)
  return parseWording.keySigns(meant, (meant + rest).trimEnd())
}

/** `title:Neu` of `title:Neu: Brot`: a name with the beginning of its text, which another name would delete. */
const WITH_VALUE = /:[^:]/

/** A key that the group does not know: misspelt, or named in German, or the only one it can be. */
export const renamedKey = (
  part: Part,
  group: Schema,
  value: unknown,
  { schema, text }: Judged,
): Repair[] => {
  const { key, range, node } = part
  // The sign of an added line is told as one, with all lines that have it.
  if (key.startsWith('+') || WITH_VALUE.test(key)) return []
  const shape = shapeOf(group, value) ?? {}
  const allowed = Object.keys(shape)
  const free = allowed.filter((name) => !isMap(value) || !Object.hasOwn(value, name))
  const likeOf = (name: string) => translated(name, free) ?? suggest(name, free)
  const alike = likeOf(key)
  const meant = alike ?? onlyFit(part, shape, free, value, schema)
  if (meant === undefined) return []
  const words = wordsFor(part, allowed, meant, text)
  // Where the one that is alike is missing and may not be, nothing else was meant; but in a group of another kind.
  const others = isMap(value) ? Object.keys(value).filter((name) => !allowed.includes(name)) : []
  const isMissing =
    alike !== undefined &&
    isRequired(shape[alike] as Schema) &&
    others.every((name) => likeOf(name) !== undefined)
  const renamed = rename(
    range,
    meant,
    isMissing ? { ...words, instead: { text: meant, isSure: true } } : words,
    alike === undefined ? 0.65 : 0.45,
  )
  const isOfList = typeOf(shape[meant] as Schema) === 'array' && isOfLines(node, text)
  const [first] = partsOf(node)
  if (!isOfList || !first) return [renamed]
  const line = text.slice(first.range.start, first.node.range.end).split('\n', 1)[0] ?? ''
  return [
    {
      ...renamed,
      wording: parseWording.renamedToList(key, meant, line),
      edits: [...renamed.edits, ...dashBefore(node, text)],
    },
  ]
}

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
      wording: parseWording.missingHead(head, first.key, below.length, dash),
      edits: [{ start, end: start, by: `${head}:\n${margin}  ${dash}` }, ...below],
      cost: 0.6,
    }
  })
}

/** Whether what a part holds, as it is written, may stand under another name. */
const takes = (schema: Schema, { range, node }: Part, text: string): boolean => {
  const result = readYaml(`a${text.slice(range.end, writtenOf(node, text).end)}`)
  return 'document' in result && schema.safeParse(valueAt(result.document.value, ['a'])).success
}

/**
 * A name that stands twice in a group, one of them in the place of one that is missing.
 *
 * @param shape of the group, its names in the order in which they are mostly written
 */
export const renamedTwin = (
  missing: string,
  owner: YamlNode | undefined,
  shape: Readonly<Record<string, Schema>>,
  { document, text }: Judged,
): Repair[] => {
  const names = Object.keys(shape)
  const wanted = shape[missing]
  const parts = owner ? partsOf(owner) : []
  return document.duplicates.flatMap((second) => {
    const first = parts.find(({ range }) => range === second.first)
    if (!first || !wanted) return []
    const isBehind = names.indexOf(missing) > names.indexOf(second.key)
    return (isBehind ? [second, first] : [first, second])
      .filter((part) => takes(wanted, part, text))
      .map(({ key, range }, rank) =>
        rename(range, missing, parseWording.twinKey(key, missing), 0.5 + 0.01 * rank),
      )
  })
}

/** A name whose value is wrong for it, and right for one that is missing. */
export const renamedForValue = (
  missing: string,
  owner: YamlNode | undefined,
  group: Schema,
  value: unknown,
): Repair[] => {
  const shape = shapeOf(group, value) ?? {}
  const wanted = shape[missing]
  // A text may be any text.
  if (!owner || !wanted || !isMap(value) || wanted.safeParse('a').success) return []
  return partsOf(owner)
    .filter(({ key }) => Object.hasOwn(shape, key) && !shape[key]?.safeParse(value[key]).success)
    .filter(({ key }) => wanted.safeParse(value[key]).success)
    .map(({ key, range }) => rename(range, missing, parseWording.otherKey(key, missing), 0.5))
}

/** `topics` above what belongs to `topic`: there are both. */
export const otherKey = (key: string, range: Range, group: Schema, value: unknown): Repair[] => {
  const shape = shapeOf(group, value) ?? {}
  if (!isMap(value)) return []
  const fits = ([name, part]: [string, Schema]) =>
    !Object.hasOwn(value, name) && part.safeParse(value[key]).success
  const meant = suggest(
    key,
    Object.entries(shape)
      .filter(fits)
      .map(([name]) => name),
  )
  return meant === undefined ? [] : [rename(range, meant, parseWording.otherType(key, meant), 0.5)]
}

/** Whether what stands before a colon is words: what looks like a name was meant for one, and what names a part in German. */
export const isNoName = (key: string, group: Schema): boolean =>
  !/^[a-z][\w-]*$/.test(key) && translated(key, Object.keys(shapeOf(group, {}) ?? {})) === undefined

/** `Ort: Senftenberg` for a group of two texts: the first was taken for the name of the second. */
export const pairOf = ({ key, range, node }: Part, group: Schema, text: string): Repair[] => {
  const [first, second, ...others] = requiredIn(group)
  if (!first || !second || others.length > 0 || node.kind !== 'scalar') return []
  if (!isNoName(key, group)) return []
  const indent = ' '.repeat(columnOf(text, range.start))
  const by = `${first}: ${typed(key)}\n${indent}${second}`
  const written = writtenOf(node, text)
  const value = text.slice(written.start, written.end)
  const words = parseWording.pair(key, `${first}: ${typed(key)}`, `${second}: ${value}`)
  return [rename(range, by, words, 0.6)]
}
