import type { z } from 'zod'
import { valueAt } from '../describe/subject.ts'
import { isMap } from '../is-map.ts'
import { linesOf } from '../lines.ts'
import { type Schema, schemaAt, shapeOf } from '../schema.ts'
import type { YamlDocument, YamlNode } from '../yaml.ts'
import { locate, type Path } from '../yaml.ts'
import { renamedKey, renamedType } from './names.ts'
import type { Repair } from './repair.ts'

/** Something that keeps a value from being what its schema asks for. */
export interface Flaw {
  /** Where it shows. */
  offset: number
  cost: number
  /** Whether what it says may come from how the text is laid out. */
  repairable: boolean
  /** Names that may have been meant in place of what stands there. */
  repairs: Repair[]
}

/**
 * What a fault costs. A value that nobody looks at costs more than any fault that it may have: no
 * reading of a text may gain by hiding a part of it.
 */
const COST = { missing: 0.8, value: 0.7, rule: 0.3, misplaced: 1.4, unseen: 1.5 }

type Issue = z.core.$ZodIssue

/** How many values stand in a list or group. */
const valuesIn = ({ kind, items, entries }: YamlNode): number => {
  if (kind === 'scalar') return 1
  const inner = kind === 'list' ? items : [...entries.values()].map(({ node }) => node)
  return inner.reduce((sum, node) => sum + valuesIn(node), 0)
}

const nodeAt = (root: YamlNode, path: Path): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>(
    (node, step) =>
      typeof step === 'number' ? node?.items[step] : node?.entries.get(String(step))?.node,
    root,
  )

const KEY_LINE = /^\s*(?:-\s+)*[a-z][\w-]*:(?:\s|$)/

/** How much a value holds that is judged by nobody, because it is not of the kind that is wanted. */
const unseenIn = (node: YamlNode | undefined, text: string): number => {
  if (node?.kind !== 'scalar') return node ? valuesIn(node) : 0
  return linesOf(text.slice(node.range.start, node.range.end)).filter((line) =>
    KEY_LINE.test(line.text),
  ).length
}

/** How many keys a group lacks that is not there at all. */
const missingFrom = (schema: Schema | undefined): number =>
  Object.values((schema && shapeOf(schema, {})) ?? {}).filter(
    (part) => !part.safeParse(undefined).success,
  ).length

interface Judged {
  document: YamlDocument
  schema: Schema
  text: string
}

const flawsOf = (issue: Issue, { document, schema, text }: Judged): Flaw[] => {
  const { root, value } = document
  const { path } = issue
  const place = locate(root, path)
  const offset = (place.found ? place.value : (place.key ?? place.value)).start
  const flaw = (cost: number, repairable = false, repairs: Repair[] = []): Flaw[] => [
    { offset, cost, repairable, repairs },
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const entry = nodeAt(root, path)?.entries.get(key)
      const unseen = entry && entry.node.kind !== 'scalar' ? valuesIn(entry.node) : 0
      const range = entry?.key ?? place.value
      const group = schemaAt(schema, value, path)
      return {
        offset: range.start,
        cost: COST.misplaced + COST.unseen * unseen,
        repairable: true,
        repairs: group ? renamedKey(key, range, group, valueAt(value, path)) : [],
      }
    })
  if (issue.code === 'invalid_union') {
    const owner = nodeAt(root, path.slice(0, -1))
    const repairs = renamedType(issue, owner, valueAt(value, path))
    // What says wrongly which of several it is stands where it belongs.
    const isUnsaid = valueAt(value, path) === undefined
    const cost = COST.misplaced + COST.unseen * unseenIn(owner, text)
    return flaw(cost, isUnsaid || repairs.length > 0, repairs)
  }
  if (issue.code === 'custom') return flaw(COST.rule)
  if (issue.code !== 'invalid_type') return flaw(COST.value)
  const found = valueAt(value, path)
  if (found === undefined || found === null) return flaw(COST.missing, found === undefined)
  const node = nodeAt(root, path)
  // A list of texts in place of a text is what somebody wrote, wherever it stands.
  const isMeant = issue.expected === 'string' && node?.kind === 'list'
  const wanted = issue.expected === 'object' ? missingFrom(schemaAt(schema, value, path)) : 0
  const cost = COST.misplaced + COST.unseen * unseenIn(node, text) + COST.missing * wanted
  return flaw(cost, !isMeant)
}

/** Keys that YAML takes for the last lines of a text, in a group that lacks them. */
const swallowedIn = (node: YamlNode, free: readonly string[], text: string): Flaw[] => {
  const lines = linesOf(text.slice(node.range.start, node.range.end))
    .slice(1)
    .filter((line) => line.text.trim() !== '')
  const isKey = (line: string) => free.some((key) => new RegExp(`^\\s*${key}:(?:\\s|$)`).test(line))
  const first = lines.findLastIndex((line) => !isKey(line.text)) + 1
  return lines.slice(first).map((line) => ({
    offset: node.range.start + line.start + (line.text.length - line.text.trimStart().length),
    cost: COST.misplaced,
    repairable: true,
    repairs: [],
  }))
}

const swallowed = (node: YamlNode, value: unknown, schema: Schema, text: string): Flaw[] => {
  if (node.kind === 'list')
    return node.items.flatMap((item, index) => {
      const inner = schemaAt(schema, value, [index])
      return inner ? swallowed(item, valueAt(value, [index]), inner, text) : []
    })
  if (node.kind !== 'map' || !isMap(value)) return []
  const shape = shapeOf(schema, value) ?? {}
  const free = Object.keys(shape).filter((key) => !node.entries.has(key))
  return [...node.entries].flatMap(([key, entry]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (entry.node.kind === 'scalar')
      return entry.node.range.end - entry.node.range.start > 0 ? swallowedIn(entry.node, free, text) : []
    return inner ? swallowed(entry.node, valueAt(value, [key]), inner, text) : []
  })
}

const isAt = (path: Path, other: Path) => path.join('\n') === other.join('\n')

/** What stands at the edge of a file may stand in another part of it. */
const isElsewhere = ({ code, path }: Issue, value: unknown): boolean =>
  code === 'invalid_type' && path.length === 1 && valueAt(value, path) === undefined

/**
 * Everything that is wrong with a document, as far as it can tell a wrong layout from a right one.
 *
 * @param isPart whether the document is only a part of its file
 */
export const flawsIn = (
  document: YamlDocument,
  schema: Schema | undefined,
  text: string,
  isPart: boolean,
): Flaw[] => {
  const duplicates = document.duplicates.map(({ range }) => ({
    offset: range.start,
    cost: COST.misplaced,
    repairable: true,
    repairs: [],
  }))
  if (!schema) return duplicates
  const result = schema.safeParse(document.value)
  const issues = result.success ? [] : result.error.issues
  const judged = { document, schema, text }
  return [
    ...duplicates,
    ...issues
      .filter((issue) => !isPart || !isElsewhere(issue, document.value))
      .filter(
        (issue, index, all) =>
          issue.code === 'unrecognized_keys' ||
          all.findIndex((other) => isAt(other.path, issue.path)) === index,
      )
      .flatMap((issue) => flawsOf(issue, judged)),
    ...swallowed(document.root, document.value, schema, text),
  ].toSorted((a, b) => a.offset - b.offset)
}
