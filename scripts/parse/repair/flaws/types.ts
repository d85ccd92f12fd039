import { commonWording } from '../../../problem/common-messages.ts'
import { translated } from '../../../schema/german-words.ts'
import { isMap } from '../../../schema/is-map.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { meantChoice } from '../../../schema/meant-choice.ts'
import { requiredOf } from '../../../schema/required.ts'
import {
  choicesInWords,
  choicesOf,
  discriminatorOf,
  type Schema,
  shapeOf,
} from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { columnOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { typed, unquoted } from '../../../yaml/quote.ts'
import { keyWording } from '../../key-messages.ts'
import { valueWording } from '../../value-messages.ts'
import { type Repair, rename } from '../repair.ts'
import { isOfLines, movedLines, type Part, partsOf } from '../shapes.ts'

/** Which of several a group may be meant to be, by the parts that it has: the likeliest first. */
const fitting = (key: string, options: readonly string[], owner: YamlNode, union: Schema) => {
  const names = [...owner.entries.keys()]
  const all = options.flatMap((option) => {
    const shape = shapeOf(union, { [key]: option }) ?? {}
    if (names.some((name) => !Object.hasOwn(shape, name))) return []
    const missing = requiredOf(shape).filter((name) => !names.includes(name))
    return [{ option, missing: missing.length, most: Object.keys(shape).length }]
  })
  return all.toSorted((a, b) => a.missing - b.missing || a.most - b.most)
}

/** Which of several a group is most likely meant to be. */
export const likelyType = (
  key: string,
  options: readonly string[],
  owner: YamlNode,
  union: Schema,
) => fitting(key, options, owner, union)[0]

/** Those to which all belongs that a group says, and that need no more. */
const wholeTypes = (...group: Parameters<typeof fitting>): string[] =>
  fitting(...group)
    .filter(({ missing }) => missing === 0)
    .map(({ option }) => option)

/** `type: job` above what belongs to `jobs`: there are both. */
export const otherType = (
  owner: YamlNode,
  union: Schema,
  value: unknown,
  text: string,
): Repair[] => {
  const key = discriminatorOf(union)
  const entry = key === undefined ? undefined : owner.entries.get(key)
  const found = key !== undefined && isMap(value) ? value[key] : undefined
  if (key === undefined || !entry || typeof found !== 'string') return []
  const others = choicesOf(union).filter((option) => option !== found)
  const whole = wholeTypes(key, others, owner, union)
  // The only one of which a group that lacks nothing of its own kind has all parts, and one more than its kind.
  const own = requiredOf(shapeOf(union, { [key]: found }) ?? {})
  const isOnly = whole.length === 1 && own.every((name) => owner.entries.has(name))
  const alike = suggest(found, whole)
  const meant = alike ?? (isOnly ? whole[0] : undefined)
  if (meant === undefined) return []
  const repair = rename(entry.node.range, meant, keyWording.otherType(found, meant), 0.5)
  // Behind a blank line, a line of the next group may have come into this one.
  const isParted = /\n\s*\n/.test(text.slice(owner.range.start, owner.range.end).trimEnd())
  return [alike === undefined && isParted ? { ...repair, isGuess: true } : repair]
}

/** `- prose:` for `- type: prose`: what says which of several a group is stands as the key of the rest. */
const typeAsKey = (key: string, { range, node, key: type }: Part, text: string): Repair => {
  const column = columnOf(text, range.start)
  const inner = columnOf(text, node.range.start)
  const edits = [
    { start: range.start, end: range.end, by: key },
    { start: range.end, end: range.end + 1, by: `: ${type}` },
    ...movedLines(text, range.end, node.range.end, column - inner),
  ]
  return { range, wording: keyWording.typeAsKey(key, type, inner - column), edits, cost: 0.4 }
}

/** `- text: Fertig bis` for `- kind: text` above `label: Fertig bis`: it stands as the name of the one part that the group lacks. */
const typeAsName = (
  key: string,
  [named, ...others]: readonly Part[],
  union: Schema,
  text: string,
): Repair[] => {
  const source = named ? text.slice(named.node.range.start, named.node.range.end) : ''
  if (!named || source === '' || source.includes('\n')) return []
  const shape = shapeOf(union, { [key]: named.key }) ?? {}
  const isOwn = others.every((other) => Object.hasOwn(shape, other.key))
  const [lacking, ...more] = requiredOf(shape).filter(
    (name) => name !== key && !others.some((other) => other.key === name),
  )
  if (!isOwn || !lacking || more.length > 0) return []
  if (!shape[lacking]?.safeParse(unquoted(source)).success) return []
  const { range } = named
  const line = `${key}: ${named.key}`
  const by = `${line}\n${' '.repeat(columnOf(text, range.start))}${lacking}`
  const wording = keyWording.pair(named.key, [line, `${lacking}: ${typed(unquoted(source))}`])
  return [{ range, wording, edits: [{ ...range, by }], cost: 0.4 }]
}

/** A group that does not say which of several it is. */
const unsaidType = (
  key: string,
  options: readonly string[],
  owner: YamlNode,
  union: Schema,
  text: string,
): Repair[] => {
  const [first, ...others] = partsOf(owner)
  if (!first || !isOfLines(owner, text)) return []
  if (others.length === 0 && options.includes(first.key) && isOfLines(first.node, text))
    return [typeAsKey(key, first, text)]
  const asName = options.includes(first.key) ? typeAsName(key, [first, ...others], union, text) : []
  if (asName.length > 0) return asName
  const likely = likelyType(key, options, owner, union)
  if (likely === undefined) return []
  const { option, missing } = likely
  const { range } = first
  const by = `${key}: ${option}\n${' '.repeat(columnOf(text, range.start))}`
  return [
    {
      range,
      wording: keyWording.missingType(key, option),
      edits: [{ start: range.start, end: range.start, by }],
      cost: 0.55 + 0.3 * missing,
    },
  ]
}

export type UnionIssue = IssueOf<'invalid_union'>

/** The values of which one says which of several a group is. */
export const optionsOf = (issue: UnionIssue): string[] =>
  'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []

/** Which of several a group is that says so in other words: misspelt, or in German. */
export const meantType = (
  issue: UnionIssue,
  owner: YamlNode | undefined,
  value: unknown,
  union: Schema | undefined,
): string | undefined => {
  const key = String(issue.path.at(-1))
  const options = optionsOf(issue)
  if (typeof value !== 'string' || !owner?.entries.has(key)) return undefined
  const bare = unquoted(value)
  if (options.includes(bare)) return bare
  return (
    (union && suggest(value, wholeTypes(key, options, owner, union))) ??
    meantChoice(value, options, union && choicesInWords(union))
  )
}

/** A group that does not say, or says wrongly, which of several it is: the key or its value is misspelt. */
export const renamedType = (
  issue: UnionIssue,
  owner: YamlNode | undefined,
  value: unknown,
  union: Schema | undefined,
  text: string,
): Repair[] => {
  const key = String(issue.path.at(-1))
  const entry = owner?.entries.get(key)
  const options = optionsOf(issue)
  if (entry) {
    const meant = meantType(issue, owner, value, union)
    if (typeof value !== 'string' || meant === undefined) return []
    if (meant === unquoted(value))
      return [rename(entry.node.range, meant, valueWording.typographicQuotes(value, meant), 0.3)]
    return [
      rename(
        entry.node.range,
        meant,
        commonWording.notAllowed(key, value, options, { suggestion: meant }),
        0.5,
      ),
    ]
  }
  const names = [...(owner?.entries.keys() ?? [])]
  const misspelt = names.find((name) => translated(name, [key])) ?? suggest(key, names)
  const range = misspelt === undefined ? undefined : owner?.entries.get(misspelt)?.key
  if (misspelt === undefined || !range)
    return owner && union ? unsaidType(key, options, owner, union, text) : []
  return [rename(range, key, commonWording.unknownKey(misspelt, [key], key), 0.5)]
}
