import type { z } from 'zod'
import { ENTRY } from '../../problem/phrases.ts'
import { asWritten } from '../../schema/as-written.ts'
import { isMap } from '../../schema/is-map.ts'
import { type Schema, schemaAt, shapeOf } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { linesOf } from '../../text/lines.ts'
import type { YamlDocument, YamlNode } from '../../yaml/yaml.ts'
import { locate, type Path } from '../../yaml/yaml.ts'
import { renamedChoice } from './choices.ts'
import { joinedKeys } from './joined-keys.ts'
import {
  keyElsewhere,
  missingHead,
  otherKey,
  pairOf,
  renamedForValue,
  renamedKey,
  renamedTwin,
} from './names.ts'
import type { Repair } from './repair.ts'
import { groupForList, namedList } from './shapes.ts'
import { swallowedLines } from './swallowed-lines.ts'
import { likelyType, optionsOf, otherType, renamedType, type UnionIssue } from './types.ts'

/** Something that keeps a value from being what its schema asks for. */
export interface Flaw {
  /** Where it shows. */
  offset: number
  cost: number
  /** Whether what it says may come from how the text is laid out. */
  repairable: boolean
  /** Names that may have been meant in place of what stands there. */
  repairs: () => Repair[]
}

const none = () => []

/**
 * What a fault costs. A value that nobody looks at costs more than any fault that it may have: no
 * reading of a text may gain by hiding a part of it.
 */
export const COST = { missing: 0.8, value: 0.7, rule: 0.3, misplaced: 1.4, unseen: 1.5 }

type Issue = z.core.$ZodIssue

/** How many values stand in a list or group. */
const valuesIn = ({ kind, items, entries }: YamlNode): number => {
  if (kind === 'scalar') return 1
  const inner = kind === 'list' ? items : [...entries.values()].map(({ node }) => node)
  return inner.reduce((sum, node) => sum + valuesIn(node), 0)
}

/** How many keys, and items without one, stand in a list or group: what moves to another owner stays one. */
export const namesIn = ({ kind, items, entries }: YamlNode): number => {
  if (kind === 'scalar') return 0
  const parts = [...entries.values()].map(({ node }) => node)
  const bare = items.filter((item) => item.kind === 'scalar').length
  return [...items, ...parts].reduce((sum, node) => sum + namesIn(node), parts.length + bare)
}

const nodeAt = (root: YamlNode, path: Path): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>(
    (node, step) =>
      typeof step === 'number' ? node?.items[step] : node?.entries.get(String(step))?.node,
    root,
  )

/** A line that begins with a key. */
export const KEY_LINE = /^\s*(?:-\s+)*[a-z][\w-]*:(?:\s|$)/

/** How much a value holds that is judged by nobody, because it is not of the kind that is wanted. */
const unseenIn = (node: YamlNode | undefined, text: string): number => {
  if (node?.kind !== 'scalar') return node ? valuesIn(node) : 0
  return linesOf(text.slice(node.range.start, node.range.end)).filter((line) =>
    KEY_LINE.test(line.text),
  ).length
}

/** How many keys a group lacks that is not there at all. */
const missingFrom = (schema: Schema | undefined): number => {
  const shape = schema && shapeOf(schema, {})
  // Of several groups nobody knows which is meant.
  if (!shape) return 1
  return Object.values(shape).filter((part) => !part.safeParse(undefined).success).length
}

interface Judged {
  document: YamlDocument
  schema: Schema
  text: string
}

/**
 * How much of a group is judged by nobody because it says wrongly which of several it is: all of it,
 * unless all but its type is in order.
 */
const unjudgedIn = (
  issue: UnionIssue,
  owner: YamlNode | undefined,
  union: Schema | undefined,
  { document, text }: Judged,
): number => {
  const key = String(issue.path.at(-1))
  const whole = valueAt(document.value, issue.path.slice(0, -1))
  const likely =
    owner?.entries.has(key) && union ? likelyType(key, optionsOf(issue), owner, union) : undefined
  const asLikely = likely && isMap(whole) && { ...whole, [key]: likely.option }
  return asLikely && union?.safeParse(asLikely).success ? 1 : unseenIn(owner, text)
}

/** Whether a group lacks a part; of a choice, zod says that nothing is none of its values. */
const isMissing = ({ code, path }: Issue, value: unknown) =>
  (code === 'invalid_type' || code === 'invalid_value') && valueAt(value, path) === undefined

const flawsOf = (issue: Issue, judged: Judged): Flaw[] => {
  const { document, schema, text } = judged
  const { root, value } = document
  const { path } = issue
  const place = locate(root, path)
  const offset = (place.found ? place.value : (place.key ?? place.value)).start
  const flaw = (cost: number, repairable = false, repairs: Flaw['repairs'] = none): Flaw[] => [
    { offset, cost, repairable, repairs },
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MOST_FLAWS).map((key) => {
      const owner = nodeAt(root, path)
      const entry = owner?.entries.get(key)
      const unseen = entry && entry.node.kind !== 'scalar' ? valuesIn(entry.node) : 0
      const range = entry?.key ?? place.value
      const group = schemaAt(schema, value, path)
      const around = schemaAt(schema, value, path.slice(0, -1))
      const whole = valueAt(value, path.slice(0, -1))
      return {
        offset: range.start,
        cost: COST.misplaced + COST.unseen * unseen,
        repairable: true,
        repairs: () =>
          group && owner && entry
            ? [
                ...renamedKey({ key, range, node: entry.node }, group, valueAt(value, path), text),
                ...missingHead(owner, group, text),
                ...keyElsewhere({ key, range, node: entry.node }, owner, group, text),
                ...pairOf(key, entry, group, text),
                ...otherType(owner, group, valueAt(value, path)),
                ...(around && place.key
                  ? otherKey(String(path.at(-1)), place.key, around, whole)
                  : []),
              ]
            : [],
      }
    })
  if (issue.code === 'invalid_union') {
    const owner = nodeAt(root, path.slice(0, -1))
    const union = schemaAt(schema, value, path.slice(0, -1))
    const repairs = renamedType(issue, owner, valueAt(value, path), union, text)
    // What says wrongly which of several it is stands where it belongs.
    const isUnsaid = valueAt(value, path) === undefined
    const cost = COST.misplaced + COST.unseen * unjudgedIn(issue, owner, union, judged)
    return flaw(cost, isUnsaid || repairs.length > 0, () => repairs)
  }
  const name = String(path.at(-1) ?? ENTRY)
  if (isMissing(issue, value)) {
    const owner = nodeAt(root, path.slice(0, -1))
    const group = schemaAt(schema, value, path.slice(0, -1))
    const whole = valueAt(value, path.slice(0, -1))
    return flaw(COST.missing, true, () => [
      ...renamedTwin(name, owner, document, group ? Object.keys(shapeOf(group, whole) ?? {}) : []),
      ...(group ? renamedForValue(name, owner, group, whole) : []),
    ])
  }
  if (issue.code === 'invalid_value') {
    const node = nodeAt(root, path)
    const part = schemaAt(schema, value, path)
    const repairs = node ? renamedChoice(issue, node, valueAt(value, path), part) : []
    return flaw(COST.value, repairs.length > 0, () => repairs)
  }
  if (issue.code === 'custom') return flaw(COST.rule)
  // Of a list that is too long zod looks at no entry.
  if (issue.code === 'too_big' && issue.origin === 'array')
    return flaw(COST.value + COST.unseen * unseenIn(nodeAt(root, path), text))
  if (issue.code !== 'invalid_type') return flaw(COST.value)
  if (valueAt(value, path) === null) return flaw(COST.missing)
  const node = nodeAt(root, path)
  // A list of texts, several names, or one below its key, in place of a text are what somebody wrote,
  // wherever they stand; so is what stands in brackets, and a number in place of a text, on one line.
  const source = node ? text.slice(node.range.start, node.range.end) : ''
  const isPlain = /^(?:object|array)$/.test(issue.expected) && node?.kind === 'scalar'
  const isWritten = node?.kind === 'scalar' ? !isPlain : /^[[{]/.test(source)
  const names = node?.entries.size ?? 0
  const isBelow = place.key && text.slice(place.key.end, node?.range.start).includes('\n')
  const isOfNames = issue.expected === 'string' && (names > 1 || (names === 1 && isBelow))
  // An entry of a list may belong to a list around it.
  if (isOfNames)
    return flaw(COST.misplaced + COST.unseen * (unseenIn(node, text) - 1), node?.dash !== undefined)
  if (isWritten && !source.includes('\n')) return flaw(COST.misplaced)
  // So is a text behind the key of a group; but the whole line may have been meant for another one.
  if (
    node?.kind === 'scalar' &&
    place.key &&
    !text.slice(place.key.end, node.range.end).includes('\n')
  )
    return flaw(COST.misplaced, true)
  const isMeant = issue.expected === 'string' && node?.kind === 'list'
  // An entry that is only a text is one fault: what it lacks may not make it dearer than to hide it.
  const isEntry = isPlain && node?.dash !== undefined && !source.includes('\n')
  const wanted =
    issue.expected === 'object' && !isEntry ? missingFrom(schemaAt(schema, value, path)) : 0
  const cost = COST.misplaced + COST.unseen * unseenIn(node, text) + COST.missing * wanted
  const part = schemaAt(schema, value, path)
  const group = schemaAt(schema, value, path.slice(0, -1))
  return flaw(cost, !isMeant, () => [
    ...(node && part && issue.expected === 'array'
      ? [...namedList(name, node, part, text), ...groupForList(name, node, part, text)]
      : []),
    ...(group && place.key
      ? otherKey(name, place.key, group, valueAt(value, path.slice(0, -1)))
      : []),
  ])
}

/** Of all keys that a group lacks each but the first says little more. */
const LESS = 0.1

const ownerOf = ({ path }: Issue) => path.slice(0, -1).join('\n')

/** More than this nobody made by mistake: the rest is told, but weighs nothing. */
const MOST_FLAWS = 300

/** Where a document is only a part of its file. */
export interface Torn {
  /** Whether its first and its last group may go on in what was cut off. */
  first: boolean
  last: boolean
  /** Whether a key stands at the edge of what was cut off. */
  isOutside: (key: string) => boolean
}

/** What is missing in a part stands in what was cut off, or may stand there in a group at its ends. */
const isElsewhere = (issue: Issue, { root, value }: YamlDocument, torn: Torn): boolean => {
  const [key] = issue.path
  const keys = [...root.entries.keys()]
  // What belongs to the last key of all begins behind the part.
  if (torn.last && key === keys.at(-1) && valueAt(value, issue.path) === null)
    return issue.path.length === 1
  if (!isMissing(issue, value)) return false
  const isOpen = (torn.first && key === keys[0]) || (torn.last && key === keys.at(-1))
  if (issue.path.length > 1) return isOpen && issue.path.length === 2
  return torn.isOutside(String(key))
}

/**
 * Everything that is wrong with a document, as far as it can tell a wrong layout from a right one.
 *
 * @param torn missing for a whole file
 */
export const flawsIn = (
  document: YamlDocument,
  schema: Schema | undefined,
  text: string,
  torn?: Torn,
): Flaw[] => {
  const duplicates = document.duplicates.map(({ range }) => ({
    offset: range.start,
    cost: COST.misplaced,
    repairable: true,
    repairs: none,
  }))
  if (!schema) return duplicates
  const result = schema.safeParse(document.value)
  const issues = (result.success ? [] : result.error.issues)
    .flatMap((issue) => asWritten(issue, schema, document.value))
    .filter((issue) => !torn || !isElsewhere(issue, document, torn))
    .slice(0, MOST_FLAWS)
  const judged = { document, schema, text }
  const seen = new Set<string>()
  const isFirst = (name: string) => !seen.has(name) && seen.add(name) !== undefined
  const hidden = swallowedLines(document.root, document.value, schema, text).map((offset) => ({
    offset,
    cost: COST.misplaced,
    repairable: true,
    repairs: none,
  }))
  const ofSchema = issues
    .filter(({ code, path }) => code === 'unrecognized_keys' || isFirst(path.join('\n')))
    .flatMap((issue) => {
      const flaws = flawsOf(issue, judged)
      if (!isMissing(issue, document.value)) return flaws
      const cost = isFirst(`missing from ${ownerOf(issue)}`) ? {} : { cost: LESS }
      // What is missing may stand in the text that has swallowed it: that is looked into first.
      const later = hidden.length > 0 ? { repairable: false } : {}
      return flaws.map((flaw) => ({ ...flaw, ...cost, ...later }))
    })
  const joined = joinedKeys(document.root, document.value, schema, text).map((repair) => ({
    offset: repair.range.start,
    cost: COST.misplaced,
    repairable: true,
    repairs: () => [repair],
  }))
  return [...duplicates, ...ofSchema, ...hidden, ...joined].toSorted((a, b) => a.offset - b.offset)
}
