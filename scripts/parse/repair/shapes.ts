import { ENTRY } from '../../problem/phrases.ts'
import { translated } from '../../schema/german-words.ts'
import { requiredIn } from '../../schema/required.ts'
import { elementOf, type Schema, shapeOf, typeOf } from '../../schema/schema.ts'
import type { Edit } from '../../text/edits.ts'
import { columnOf, startOfLine } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { typed } from '../../yaml/quote.ts'
import { lineWording } from '../line-messages.ts'
import type { Repair } from './repair.ts'

/** A part of a group: its name, where that stands, and its value. */
export interface Part {
  key: string
  range: Range
  node: YamlNode
}

/** The parts of a group, in order. */
export const partsOf = ({ entries }: YamlNode): Part[] =>
  [...entries].map(([key, entry]) => ({ key, range: entry.key, node: entry.node }))

/** A value as it is written, with its quotation marks. */
export const writtenOf = ({ range, quoted }: YamlNode, text: string): Range => {
  const isMark = (offset: number) => /["']/.test(text.charAt(offset))
  if (!quoted || !isMark(range.start - 1) || !isMark(range.end)) return range
  return { start: range.start - 1, end: range.end + 1 }
}

/** The beginnings of all lines of a range but its first, moved by some columns. */
export const movedLines = (text: string, start: number, end: number, by: number): Edit[] =>
  [...text.slice(start, end).matchAll(/\n( *)(?=\S)/g)].map(
    ({ 0: whole, 1: margin = '', index }) => ({
      start: start + index + 1,
      end: start + index + whole.length,
      by: ' '.repeat(Math.max(margin.length + by, 0)),
    }),
  )

/** A group becomes the one entry of a list: a dash before its first line, the others below that. */
export const dashBefore = (node: YamlNode, text: string): Edit[] => {
  const [first] = partsOf(node)
  if (!first) return []
  const { start } = first.range
  return [{ start, end: start, by: '- ' }, ...movedLines(text, start, node.range.end, 2)]
}

/** Whether nothing but dashes stands before a place in its line. */
export const isFirstInLine = (text: string, start: number): boolean =>
  /^[ ]*(?:-[ \t]+)*$/.test(text.slice(startOfLine(text, start), start))

/** Whether each part of a group stands on a line of its own. */
export const isOfLines = (node: YamlNode, text: string): boolean =>
  node.kind === 'map' && partsOf(node).every(({ range }) => isFirstInLine(text, range.start))

/** The entry of a list that `Ort: Senftenberg` was meant for: the text itself, or one of two texts. */
const entryFor = (element: Schema, { key }: Part, value: string, margin: string) => {
  if (element.safeParse('a').success) return `- ${value}`
  const [first, second, ...others] = requiredIn(element)
  if (!first || !second || others.length > 0) return undefined
  return `- ${first}: ${typed(key)}\n${margin}  ${second}: ${value}`
}

/** A list that was written as a group: `Ort: Senftenberg` for each of its entries, or `1: Senftenberg`. */
export const groupForList = (key: string, node: YamlNode, list: Schema, text: string): Repair[] => {
  const element = typeOf(list) === 'array' ? elementOf(list) : undefined
  const parts = partsOf(node)
  const [first] = parts
  if (!element || !first || !isOfLines(node, text)) return []
  const known = Object.keys(shapeOf(element, {}) ?? {})
  const isName = (key: string) => known.includes(key) || translated(key, known) !== undefined
  if (parts.some((part) => part.node.kind !== 'scalar' || isName(part.key))) return []
  const margin = ' '.repeat(columnOf(text, first.range.start))
  const edits = parts.flatMap((part) => {
    const { start, end } = writtenOf(part.node, text)
    const by = entryFor(element, part, text.slice(start, end), margin)
    return by === undefined ? [] : [{ start: part.range.start, end, by }]
  })
  if (edits.length < parts.length) return []
  const words = lineWording.groupForList(key, edits[0]?.by.split(/\n\s*/) ?? [])
  return [{ range: first.range, wording: words, edits, cost: 0.6 }]
}

/** Blank lines, notes, and the dash of the first entry. */
const ONLY_NOTES = /^:(?:\s|#[^\n]*\n)*-?\s*$/

/** A file that is a list, with a name above it: `redirects:` in redirects.yaml, `Hier ist die neue Datei:`. */
export const namedList = (key: string, node: YamlNode, list: Schema, text: string): Repair[] => {
  const [first, ...others] = partsOf(node)
  const element = typeOf(list) === 'array' ? elementOf(list) : undefined
  if (key !== ENTRY || !element || !first || others.length > 0) return []
  const below = first.node
  if (below.kind !== 'list' || !ONLY_NOTES.test(text.slice(first.range.end, below.range.start)))
    return []
  const next = text.indexOf('\n', first.range.end) + 1
  const edits = [{ start: first.range.start, end: next, by: '' }]
  return [{ range: first.range, wording: lineWording.namedList(first.key), edits, cost: 0.2 }]
}
