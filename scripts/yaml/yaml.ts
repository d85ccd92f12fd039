import {
  COLLECTION_STYLE,
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml'
import { swallowedKey } from '../text/lines.ts'
import type { Range } from '../text/source-file.ts'

/** Tag before a value that is only a sample: `name: !platzhalter Muster GmbH`. */
export const PLACEHOLDER_TAG = '!platzhalter'

/** Deep enough for any content; a file that nests deeper is an attack or an accident. */
const MAX_DEPTH = 30

/** How a value is written: a text, in one of five ways; lists and maps in lines or in brackets. */
export type YamlStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'lines' | 'brackets'

/** A value's place in the source, and the places of what is in it. */
export interface YamlNode {
  kind: 'scalar' | 'list' | 'map'
  style: YamlStyle
  /** Where the dash before it stands, for an item of a list in lines. */
  dash?: number
  /** The value without its key; an empty value has the place where it would stand. */
  range: Range
  /** True where the source quotes the scalar. */
  quoted: boolean
  items: YamlNode[]
  entries: Map<string, { key: Range; node: YamlNode }>
}

export interface DuplicateKey {
  key: string
  range: Range
  first: Range
}

export interface YamlDocument {
  value: unknown
  root: YamlNode
  duplicates: DuplicateKey[]
  placeholders: Range[]
}

/** Why a text is no YAML that we read: the parser's reason, or our own rule. */
export interface YamlFault {
  reason: string
  offset: number
  /** Where YAML takes it and we don't: in how many places, of which this is the first. */
  refused?: number
}

/** A value that others of the file refer to by name: `&bild`. */
export interface YamlAnchor {
  name: string
  /** Its name with the sign before it. */
  mark: Range
  node: YamlNode
}

/** The place of a value that stands elsewhere: `*bild`. */
export interface YamlAlias {
  name: string
  mark: Range
  /** The `<<` before it, and what else is in the map that takes over what it lacks. */
  merge?: { key: Range; entries: YamlNode['entries'] }
}

/** What in a text stands for something else in it. */
export interface YamlReferences {
  anchors: YamlAnchor[]
  aliases: YamlAlias[]
}

export type YamlResult = { document: YamlDocument } | { fault: YamlFault }

/** What YAML allows and we refuse. */
type Refusal = Pick<YamlFault, 'reason' | 'offset'>

interface Cursor extends YamlReferences {
  events: Event[]
  next: number
  source: string
  /** Where the last thing ended; an empty value has its place here. */
  position: number
  duplicates: DuplicateKey[]
  placeholders: Range[]
  refusals: Refusal[]
  /** Events that make the value: without placeholder tags and the second of duplicate keys. */
  kept: Event[]
}

const take = (cursor: Cursor): Event => {
  const event = cursor.events[cursor.next]
  if (!event) throw new Error('YAML events ended inside a value')
  cursor.next += 1
  return event
}

const peek = (cursor: Cursor) => cursor.events[cursor.next]

type Tagged = Extract<Event, { tagStart: number }>

/** Notes a placeholder tag and takes it off, so that the value is read as if it were not there. */
const withoutTag = <E extends Tagged>(event: E, cursor: Cursor): E => {
  const { source, refusals } = cursor
  if (event.anchorStart >= 0) refusals.push({ reason: 'alias', offset: event.anchorStart - 1 })
  if (event.tagStart < 0) return event
  if (source.slice(event.tagStart, event.tagEnd) !== PLACEHOLDER_TAG)
    refusals.push({ reason: 'unknown-tag', offset: event.tagStart })
  cursor.placeholders.push({ start: event.tagStart, end: event.tagEnd })
  cursor.position = event.tagEnd
  return { ...event, tagStart: -1, tagEnd: -1 }
}

/** A list item in a column too far in is text of the item above it for YAML, and meant by nobody. */
const itemsIn = ({ start, end }: Range, source: string): Refusal[] =>
  [...source.slice(start, end).matchAll(/\n[ \t]*-/g)].map(({ 0: margin, index }) => ({
    reason: 'bad indentation of an item',
    offset: start + index + margin.length - 1,
  }))

const SCALAR_STYLES: Readonly<Record<number, YamlStyle>> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
}

const styleOf = ({ style }: { style: number }): YamlStyle =>
  style === COLLECTION_STYLE.FLOW ? 'brackets' : 'lines'

const QUOTED: ReadonlySet<number> = new Set([
  SCALAR_STYLE.SINGLE_QUOTED,
  SCALAR_STYLE.DOUBLE_QUOTED,
])

/** A quoted text that ends at some later quotation mark has taken in the keys between. */
const keysIn = (range: Range, source: string): Refusal[] => {
  const offset = swallowedKey(source, range)
  return offset === undefined ? [] : [{ reason: 'quote not closed', offset }]
}

const readScalar = (event: Extract<Event, { valueStart: number }>, cursor: Cursor): YamlNode => {
  cursor.kept.push(withoutTag(event, cursor))
  const empty = event.valueStart < 0
  const range = empty
    ? { start: cursor.position, end: cursor.position }
    : { start: event.valueStart, end: event.valueEnd }
  cursor.position = range.end
  if (event.style === SCALAR_STYLE.PLAIN) cursor.refusals.push(...itemsIn(range, cursor.source))
  else if (QUOTED.has(event.style)) cursor.refusals.push(...keysIn(range, cursor.source))
  return {
    kind: 'scalar',
    style: SCALAR_STYLES[event.style] ?? 'plain',
    range,
    quoted: !empty && event.style !== SCALAR_STYLE.PLAIN,
    items: [],
    entries: new Map(),
  }
}

/** An alias holds nothing: nobody reads on behind one. */
const readAlias = (event: Extract<Event, { type: 5 }>, cursor: Cursor): YamlNode => {
  const { anchorStart, anchorEnd } = event
  const start = anchorStart - 1
  const name = cursor.source.slice(anchorStart, anchorEnd)
  cursor.aliases.push({ name, mark: { start, end: anchorEnd } })
  cursor.refusals.push({ reason: 'alias', offset: start })
  const range = { start, end: start }
  return { kind: 'scalar', style: 'plain', range, quoted: false, items: [], entries: new Map() }
}

/** What may stand between the last value in brackets and the bracket that closes them; notes may have brackets. */
const BEFORE_BRACKET = /[^#\]}]*(?:#.*[^#\]}]*)*/y

/** Behind the bracket that closes a list or map in brackets; one without brackets ends by itself. */
const closeBracket = (style: number, cursor: Cursor): void => {
  if (style !== COLLECTION_STYLE.FLOW) return
  BEFORE_BRACKET.lastIndex = cursor.position
  cursor.position += (BEFORE_BRACKET.exec(cursor.source)?.[0].length ?? 0) + 1
}

/** Moves to the dash of the list's next item: an item that is empty has no other place. */
const findDash = (event: Extract<Event, { type: 2 }>, isFirst: boolean, cursor: Cursor): void => {
  if (event.style !== COLLECTION_STYLE.BLOCK) return
  const dash = isFirst ? /-/g : /\n[ \t]*-/g
  // A text of several lines ends behind its last line break.
  const isBehindBreak = cursor.source[cursor.position - 1] === '\n'
  dash.lastIndex = isFirst ? event.start : cursor.position - (isBehindBreak ? 1 : 0)
  if (dash.test(cursor.source)) cursor.position = dash.lastIndex
}

const readList = (event: Extract<Event, { type: 2 }>, cursor: Cursor): YamlNode => {
  cursor.kept.push(withoutTag(event, cursor))
  cursor.position = event.start
  const items: YamlNode[] = []
  while (peek(cursor)?.type !== EVENT_ID.POP) {
    findDash(event, items.length === 0, cursor)
    const dash = event.style === COLLECTION_STYLE.BLOCK ? { dash: cursor.position - 1 } : {}
    items.push({ ...readNode(cursor), ...dash })
  }
  cursor.kept.push(take(cursor))
  closeBracket(event.style, cursor)
  const range = { start: event.start, end: cursor.position }
  const style = styleOf(event)
  return { kind: 'list', style, range, quoted: false, items, entries: new Map() }
}

const readKey = (cursor: Cursor): { key: string; range: Range } => {
  const event = peek(cursor)
  if (event?.type !== EVENT_ID.SCALAR) {
    cursor.refusals.push({ reason: 'key-not-text', offset: cursor.position })
    return { key: '', range: readNode(cursor).range }
  }
  cursor.next += 1
  cursor.kept.push(withoutTag(event, cursor))
  const range = { start: event.valueStart, end: event.valueEnd }
  cursor.position = event.valueEnd
  return { key: getScalarValue(cursor.source, event), range }
}

const readMap = (event: Extract<Event, { type: 3 }>, cursor: Cursor): YamlNode => {
  cursor.kept.push(withoutTag(event, cursor))
  cursor.position = event.start
  const entries: YamlNode['entries'] = new Map()
  while (peek(cursor)?.type !== EVENT_ID.POP) {
    const keptBefore = cursor.kept.length
    const { key, range } = readKey(cursor)
    const isAlias = peek(cursor)?.type === EVENT_ID.ALIAS
    const node = readNode(cursor)
    const alias = key === '<<' && isAlias ? cursor.aliases.at(-1) : undefined
    if (alias) alias.merge = { key: range, entries }
    const first = entries.get(key)
    if (first) {
      cursor.duplicates.push({ key, range, first: first.key })
      cursor.kept.length = keptBefore
    } else {
      entries.set(key, { key: range, node })
    }
  }
  cursor.kept.push(take(cursor))
  closeBracket(event.style, cursor)
  return {
    kind: 'map',
    style: styleOf(event),
    range: { start: event.start, end: cursor.position },
    quoted: false,
    items: [],
    entries,
  }
}

const readNode = (cursor: Cursor): YamlNode => {
  const event = take(cursor)
  const node = readValue(event, cursor)
  if ('anchorStart' in event && event.anchorStart >= 0 && event.type !== EVENT_ID.ALIAS) {
    const { anchorStart, anchorEnd } = event
    const name = cursor.source.slice(anchorStart, anchorEnd)
    cursor.anchors.push({ name, mark: { start: anchorStart - 1, end: anchorEnd }, node })
  }
  return node
}

const readValue = (event: Event, cursor: Cursor): YamlNode => {
  if (event.type === EVENT_ID.SCALAR) return readScalar(event, cursor)
  if (event.type === EVENT_ID.SEQUENCE) return readList(event, cursor)
  if (event.type === EVENT_ID.MAPPING) return readMap(event, cursor)
  if (event.type === EVENT_ID.ALIAS) return readAlias(event, cursor)
  throw new Error(`YAML event ${event.type} where a value begins`)
}

/** Where the document of the events begins. */
const openCursor = (events: Event[], source: string): Cursor => {
  const cursor: Cursor = {
    events,
    next: 0,
    source,
    position: 0,
    duplicates: [],
    placeholders: [],
    refusals: [],
    kept: [],
    anchors: [],
    aliases: [],
  }
  cursor.kept.push(take(cursor))
  return cursor
}

const readDocument = (source: string): YamlResult => {
  const events = parseEvents(source, { maxDepth: MAX_DEPTH })
  const starts = events.filter(({ type }) => type === EVENT_ID.DOCUMENT)
  if (starts.length === 0) return { fault: { reason: 'empty', offset: 0 } }
  if (starts.length > 1) return { fault: { reason: 'two-documents', offset: secondStart(source) } }

  const cursor = openCursor(events, source)
  const root = readNode(cursor)
  cursor.kept.push(take(cursor))
  const { duplicates, placeholders, refusals } = cursor
  const [refusal] = refusals
  if (refusal) return { fault: { ...refusal, refused: refusals.length } }
  const [value] = constructFromEvents(cursor.kept, { source, schema: CORE_SCHEMA, maxAliases: 0 })
  return { document: { value, root, duplicates, placeholders } }
}

/** Whether nothing of a document has been written yet: only comments and directives. */
export const isBlank = (source: string) => source.replace(/^[^\S\r\n]*[#%].*$/gm, '').trim() === ''

/** Offset of the mark, `---` or `...`, behind which a second document begins. */
const secondStart = (source: string): number => {
  const marks = [...source.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].map(({ index }) => index)
  return marks.find((offset) => !isBlank(source.slice(0, offset))) ?? 0
}

/**
 * Reads one YAML document (YAML 1.2 core schema) in one pass to its value and the place of every
 * part of it. Aliases and tags other than our own are refused; duplicate keys are collected, and
 * the first of them stays.
 */
export const readYaml = (source: string): YamlResult => {
  try {
    return readDocument(source)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const offset = error.mark?.position ?? 0
    const second = secondStart(source)
    // What stands first is told first: behind a second mark all may be read otherwise.
    if (second > 0 && second < offset) return { fault: { reason: 'two-documents', offset: second } }
    return { fault: { reason: error.reason, offset } }
  }
}

/** What in a text stands for something else in it; nothing where it can't be read. */
export const readReferences = (source: string): YamlReferences => {
  try {
    const cursor = openCursor(parseEvents(source, { maxDepth: MAX_DEPTH }), source)
    readNode(cursor)
    return cursor
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return { anchors: [], aliases: [] }
  }
}

/** A place in a value: keys and list positions from the root. */
export type Path = readonly PropertyKey[]

interface Located {
  /** The value, or where the missing value's parent stands. */
  value: Range
  /** The key before it; list items and the root have none. */
  key?: Range
  quoted: boolean
  found: boolean
}

/** Where the value at `path` stands; for what is missing, where its nearest parent stands. */
export const locate = (root: YamlNode, path: Path): Located => {
  let node = root
  let key: Range | undefined
  for (const step of path) {
    const entry = typeof step === 'number' ? undefined : node.entries.get(String(step))
    const next = typeof step === 'number' ? node.items[step] : entry?.node
    if (!next) return { value: node.range, key, quoted: false, found: false }
    key = entry?.key
    node = next
  }
  return { value: node.range, key, quoted: node.quoted, found: true }
}

/** The node at a path, if there is one. */
export const nodeAt = (root: YamlNode, path: Path): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>(
    (node, step) =>
      typeof step === 'number' ? node?.items[step] : node?.entries.get(String(step))?.node,
    root,
  )
