import { columnOf, indentOf, startOfLine } from '../../text/lines.ts'
import type { Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'
import type { Sheet } from '../sheet.ts'
import { keyStart, type Place, placeAt } from '../write/place.ts'

/**
 * An item of a list, or a key of a group, with what belongs to it: the comments right above it, those behind
 * and inside it, and those below it that stand further in. A comment with an empty line below it belongs to
 * no entry and stays where it is, and so does one in the first line of a file.
 */
export interface Owned {
  /** Where the first comment that belongs to it begins, or the entry itself. */
  start: number
  /** Without the line break behind its last line. */
  end: number
  /** Whether nothing stands before it in its line. */
  isOwnLine: boolean
}

const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return text[end - 1] === '\r' ? Math.max(end - 1, offset) : end
}

const isComment = (line: string) => line.trimStart().startsWith('#')

/** Where the comments right above an entry begin; those that begin the file are about the file. */
const startWithComments = (text: string, offset: number, column: number): number => {
  let found = offset
  for (let start = startOfLine(text, offset); start > 0; start = startOfLine(text, start - 1)) {
    const above = startOfLine(text, start - 1)
    const line = text.slice(above, start)
    if (!isComment(line) || indentOf(line) > column) return found
    if (above === 0) return offset
    found = above + indentOf(line)
  }
  return found
}

/** The end of the last comment below an entry that stands further in than it. */
const endWithComments = (text: string, offset: number, column: number): number => {
  let end = offset
  let next = text.indexOf('\n', offset) + 1
  while (next > 0 && next < text.length) {
    const line = text.slice(next, lineEnd(text, next))
    if (line.trim() !== '' && !(isComment(line) && indentOf(line) > column)) break
    if (line.trim() !== '') end = next + line.length
    next = text.indexOf('\n', next) + 1
  }
  return end
}

/** The end of a value, of the last one in it. */
const endOf = (sheet: Sheet, { node, range, from }: Place, path: Path): number => {
  if (node.style === 'brackets') return node.range.end
  if (node.kind === 'scalar') return Math.max(range.end, from)
  const last: PropertyKey | undefined =
    node.kind === 'list' ? node.items.length - 1 : [...node.entries.keys()].at(-1)
  const step = last === -1 ? undefined : last
  const inner = step === undefined ? undefined : placeAt(sheet, [...path, step])
  return inner && step !== undefined ? endOf(sheet, inner, [...path, step]) : node.range.end
}

const beginningOf = (text: string, owner: YamlNode, step: PropertyKey): number => {
  if (owner.kind === 'list') return owner.items[Number(step)]?.dash ?? 0
  return keyStart(text, owner.entries.get(String(step))?.key ?? { start: 0, end: 0 })
}

/** The steps to what is in a value: positions of a list, keys of a group. */
export const stepsIn = ({ kind, items, entries }: YamlNode): PropertyKey[] =>
  kind === 'list' ? items.map((_, index) => index) : [...entries.keys()]

/** What belongs to each entry of a list or group that is written in lines. */
export const ownedIn = (sheet: Sheet, path: Path): Owned[] => {
  const owner = placeAt(sheet, path)?.node
  if (!owner) return []
  const { text } = sheet
  return stepsIn(owner).flatMap((step) => {
    const place = placeAt(sheet, [...path, step])
    if (!place) return []
    const first = beginningOf(text, owner, step)
    const isOwnLine = text.slice(startOfLine(text, first), first).trim() === ''
    const column = columnOf(text, first)
    const start = isOwnLine ? startWithComments(text, first, column) : first
    const end = lineEnd(text, endOf(sheet, place, [...path, step]))
    return { start, end: endWithComments(text, end, column), isOwnLine }
  })
}
