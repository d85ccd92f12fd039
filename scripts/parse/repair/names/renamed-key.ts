import { commonWording } from '../../../problem/common-messages.ts'
import { isName, translated } from '../../../schema/german-words.ts'
import { isMap } from '../../../schema/is-map.ts'
import { isMeantHere } from '../../../schema/is-meant-here.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import { isRequired, requiredOf } from '../../../schema/required.ts'
import { elementOf, type Schema, shapeOf, typeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { HIDDEN_SIGNS } from '../../../text/hidden-signs.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { fileWording } from '../../file-messages.ts'
import { keyWording } from '../../key-messages.ts'
import type { Judged } from '../flaw.ts'
import { type Repair, rename } from '../repair.ts'
import { dashBefore, isOfLines, type Part, partsOf } from '../shapes.ts'
import { keyThatSays, saysSomething } from './key-that-says.ts'

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

/** What a group holds, and which of its names it does not know. */
interface Group {
  value: unknown
  unknown: readonly string[]
}

/** Whether a group lacks nothing but one name, and has nothing else that it does not know: only that can be meant. */
const isOnlyGap = (
  name: string,
  shape: Record<string, Schema>,
  { value, unknown }: Group,
): boolean => {
  if (!isMap(value) || unknown.length !== 1) return false
  const missing = requiredOf(shape).filter((each) => !Object.hasOwn(value, each))
  return missing.length === 1 && missing[0] === name
}

/** The one name that the group lacks and that can only be meant by this value. */
const onlyFit = (
  { key, node }: Part,
  shape: Record<string, Schema>,
  free: readonly string[],
  group: Group,
  document: Schema,
): string | undefined => {
  const names = namesWithin(node)
  // What is a name elsewhere was meant for itself, most of all beside others that belong elsewhere.
  const isForeign = isName(key) || namesBelow(document).has(key)
  const [only, ...others] = free.filter((name) => {
    const part = shape[name] as Schema
    // What holds the same names is what was meant; a text may be any text.
    const inner = names.length > 1 ? innerShape(part, node) : undefined
    if (inner) return names.every((each) => Object.hasOwn(inner, each))
    if (!isRequired(part) || node.kind === 'map') return false
    const isAnyText = part.safeParse('a').success
    if (isForeign && (isAnyText || group.unknown.length > 1)) return false
    if (isAnyText && !isOnlyGap(name, shape, group)) return false
    return part.safeParse(isMap(group.value) ? group.value[key] : undefined).success
  })
  return others.length === 0 ? only : undefined
}

/** Signs around a name that YAML takes for a part of it: `linkLabel::`. */
const SIGNS_AROUND = /^["'„“”‚‘’»«]+|["'„“”‚‘’»«:]+$/g

/** What is said of a key in whose place another was meant. */
export const wordsFor = (
  { key, range }: Pick<Part, 'key' | 'range'>,
  allowed: readonly string[],
  meant: string,
  text: string,
) => {
  if (key.replace(HIDDEN_SIGNS, '') === meant) return fileWording.invisibleSign(meant)
  const isBare = key.toLowerCase() === meant.toLowerCase()
  if (isBare || key.replace(SIGNS_AROUND, '').toLowerCase() !== meant.toLowerCase())
    return commonWording.unknownKey(key, allowed, meant)
  const [rest = ''] = text.slice(range.end).split('\n', 1)
  return keyWording.keySigns(meant, (meant + rest).trimEnd())
}

/** `title:Neu` of `title:Neu: Brot`: a name with the beginning of its text, which another name would delete. */
const WITH_VALUE = /:[^:]/

/** Whether the part that is alike is missing and may not be, so that nothing else was meant; but in a group of another kind. */
const isSurelyMeant = (
  alike: string,
  shape: Record<string, Schema>,
  unknown: readonly string[],
  likeOf: (name: string) => string | undefined,
): boolean =>
  isRequired(shape[alike] as Schema) && unknown.every((name) => likeOf(name) !== undefined)

/** The same for a name of a list, below which there is a group: the dash of its first entry is missing, too. */
const withDash = (repair: Repair, { key, node }: Part, meant: string, text: string): Repair => {
  const [first] = partsOf(node)
  if (!first || !isOfLines(node, text)) return repair
  const line = text.slice(first.range.start, first.node.range.end).split('\n', 1)[0] ?? ''
  return {
    ...repair,
    wording: keyWording.renamedToList(key, meant, line),
    edits: [...repair.edits, ...dashBefore(node, text)],
  }
}

/** A key that the group does not know: misspelt, or named in German, or the only one it can be. */
export const renamedKey = (
  part: Part,
  kind: Schema,
  group: Group,
  { schema, text }: Judged,
): Repair[] => {
  const { value } = group
  const { key, range } = part
  // The sign of an added line is told as one, with all lines that have it.
  if (key.startsWith('+') || WITH_VALUE.test(key)) return []
  const shape = shapeOf(kind, value) ?? {}
  const allowed = Object.keys(shape)
  const free = allowed.filter((name) => !isMap(value) || !Object.hasOwn(value, name))
  const likeOf = (name: string) => translated(name, free) ?? suggest(name, free)
  const similar = likeOf(key)
  const alike = similar && isMeantHere(key, shape[similar], value, schema) ? similar : undefined
  const meant = alike ?? onlyFit(part, shape, free, group, schema)
  if (meant === undefined) return []
  if (alike === undefined && saysSomething(key)) {
    const others = Object.fromEntries(free.map((name) => [name, shape[name] as Schema]))
    return [keyThatSays(part, meant, { allowed, others }, text)]
  }
  const words = wordsFor(part, allowed, meant, text)
  const isSure = alike !== undefined && isSurelyMeant(alike, shape, group.unknown, likeOf)
  const renamed = rename(
    range,
    meant,
    isSure ? { ...words, instead: { text: meant, isSure } } : words,
    alike === undefined ? 0.65 : 0.45,
  )
  const isList = typeOf(shape[meant] as Schema) === 'array'
  return [isList ? withDash(renamed, part, meant, text) : renamed]
}
