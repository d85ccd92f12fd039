import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml'
import { swallowedKey } from '../text/lines.ts'
import type { Range } from '../text/source-file.ts'
import { type Cursor, peek, type Refusal, take, withoutTag } from './cursor.ts'
import type { YamlNode, YamlStyle } from './node.ts'

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
      cursor.duplicates.push({ key, range, node, first: first.key })
      cursor.kept.length = keptBefore
    } else {
      entries.set(key, { key: range, node })
    }
  }
  cursor.kept.push(take(cursor))
  // `[Teig: ansetzen, Ofen]`: a pair in a list has no braces of its own.
  if (cursor.source[event.start] === '{') closeBracket(event.style, cursor)
  return {
    kind: 'map',
    style: styleOf(event),
    range: { start: event.start, end: cursor.position },
    quoted: false,
    items: [],
    entries,
  }
}

/** The next value of the events, with the place of every part of it. */
export const readNode = (cursor: Cursor): YamlNode => {
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
