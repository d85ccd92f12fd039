import { columnOf } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { splice } from '../settle.ts'
import type { Sheet } from '../sheet.ts'

/** A value of a text with what is around it. */
export interface Place {
  node: YamlNode
  /** What the value takes up: quotation marks, and the mark that begins a text of several lines, included. */
  range: Range
  /** Behind the colon or dash before it. */
  from: number
  /** In which column the key or dash before it stands; what is below it stands further in. */
  column: number
  /** Whether it stands in brackets. */
  isInBrackets: boolean
}

const MARK = /[|>][-+\d]{0,2}[ \t]*(?:[ \t]#[^\n]*)?\r?$/m

/** Without the line breaks behind the last line, unless they are part of the text. */
const endOfLines = (text: string, { start, end }: Range, mark: string): number => {
  const lines = text.slice(start, end)
  if (mark.includes('+')) return start + lines.replace(/\r?\n$/, '').length
  return start + lines.replace(/(?:\r?\n[ \t]*)+$/, '').length
}

/** A text of several lines, with its mark. */
const rangeOfLines = (text: string, { range }: YamlNode, from: number): Range => {
  const found = MARK.exec(text.slice(from))
  if (!found) return range
  const start = from + found.index
  const isEmpty = range.start <= start || text.slice(range.start, range.end).trim() === ''
  const end = isEmpty ? start + found[0].trimEnd().length : endOfLines(text, range, found[0])
  return { start, end }
}

/** What a value takes up in its text. */
const rangeOf = (text: string, node: YamlNode, from: number): Range => {
  const { start, end } = node.range
  if (node.style === 'literal' || node.style === 'folded') return rangeOfLines(text, node, from)
  if (node.quoted) return { start: start - 1, end: end + 1 }
  return start < from ? { start: from, end: from } : { start, end }
}

/** Where a value may begin behind its key. */
export const behindColon = (text: string, { end }: Range): number => {
  const [found = ''] = /^["']?[ \t]*:/.exec(text.slice(end, end + 200)) ?? []
  return end + found.length
}

/** What stands at a place of a document; nothing where the path leads nowhere. */
export const placeAt = ({ text, document }: Sheet, path: Path): Place | undefined => {
  let place: Place = {
    node: document.root,
    range: rangeOf(text, document.root, 0),
    from: 0,
    column: -2,
    isInBrackets: false,
  }
  for (const step of path) {
    const next = below(text, place, step)
    if (!next) return undefined
    place = next
  }
  return place
}

const below = (text: string, { node, isInBrackets }: Place, step: PropertyKey) => {
  const inner = isInBrackets || node.style === 'brackets'
  const entry = typeof step === 'number' ? undefined : node.entries.get(String(step))
  const item = typeof step === 'number' ? node.items[step] : entry?.node
  if (!item) return undefined
  const from = entry ? behindColon(text, entry.key) : startOfItem(item)
  const before = entry ? keyStart(text, entry.key) : (item.dash ?? item.range.start)
  const column = columnOf(text, before)
  return { node: item, range: rangeOf(text, item, from), from, column, isInBrackets: inner }
}

const startOfItem = ({ dash, range, quoted }: YamlNode): number =>
  dash === undefined ? range.start - (quoted ? 1 : 0) : dash + 1

/** Where a key begins, its quotation mark included. */
export const keyStart = (text: string, { start }: Range): number =>
  /["']/.test(text.charAt(start - 1)) ? start - 1 : start

/** Whether a place begins where its value does: behind a bracket, or a comma and its space. */
const isItsValue = ({ text }: Sheet, { from }: Place): boolean =>
  /[[\s]/.test(text.charAt(from - 1))

/**
 * The text with another value at a place: behind the colon or dash before it; that of a whole file begins where the
 * former one did, below the words at its head, and so does that of an item between brackets.
 *
 * @param end of what goes
 * @param source as it stands behind a colon, with the space or line break before it
 */
export const splicePlace = (sheet: Sheet, place: Place, end: number, source: string): string => {
  if (place.node === sheet.document.root)
    return splice(sheet, { start: place.range.start, end }, source.trimStart())
  const written = isItsValue(sheet, place) ? source.trimStart() : source
  return splice(sheet, { start: place.from, end }, written)
}
