import { applyEdits } from '../../text/edits.ts'
import { startOfLine } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import { settle, splice } from '../settle.ts'
import type { Sheet } from '../sheet.ts'
import { without } from '../with-value.ts'
import { type Place, placeAt } from '../write/place.ts'
import { partsInBrackets } from './in-brackets.ts'
import { type Owned, ownedIn, stepsIn } from './owned.ts'

/** Up to the first sign behind an offset that is not blank, by whole lines. */
const skipBlankLines = (text: string, offset: number): number =>
  offset + (/^(?:[ \t]*\r?\n)*/.exec(text.slice(offset))?.[0].length ?? 0)

/** Back to the last sign before an offset that is not blank, but not into what ends with blank lines. */
const blanksBefore = (text: string, offset: number, least = 0): number =>
  Math.max(offset - (/(?:\r?\n[ \t]*)*$/.exec(text.slice(0, offset))?.[0].length ?? 0), least)

/** What goes with an entry that has others beside it: its lines, and the empty ones on one side. */
const rangeAmong = (text: string, all: readonly Owned[], index: number): Range => {
  const { start, end, isOwnLine } = all[index] as Owned
  if (index === all.length - 1)
    return { start: blanksBefore(text, start, all[index - 1]?.end), end }
  const next = skipBlankLines(text, end)
  if (isOwnLine) return { start: startOfLine(text, start), end: next }
  return { start, end: next + (/^[ \t]*/.exec(text.slice(next))?.[0].length ?? 0) }
}

/** The text in which a list or group has lost its only entry. */
const emptied = ({ text }: Sheet, { from, node }: Place, { start, end, isOwnLine }: Owned) => {
  const nothing = node.kind === 'list' ? '[]' : '{}'
  if (!isOwnLine || from === 0) return splice({ text }, { start, end }, nothing)
  const [tag = ''] = /^[ \t]*!\S+/.exec(text.slice(from)) ?? []
  const at = from + tag.length
  const rest = text.slice(at, blanksBefore(text, start)) + text.slice(end)
  return `${text.slice(0, at)} ${nothing}${rest}`
}

const lengthOf = (pattern: RegExp, text: string, offset: number): number =>
  pattern.exec(text.slice(offset))?.[0].length ?? 0

/** What is said of a part in brackets behind it. */
const COMMENT = /^[ \t]+#[^\r\n]*/

/** The same behind its comma. */
const COMMA = /^\s*,(?:[ \t]+#[^\r\n]*)?/

/** The last part goes with one comma: its own, or the one before it. */
const removeLast = (text: string, start: number, part: Range, before: Range | undefined) => {
  const own = lengthOf(COMMA, text, part.end)
  if (own > 0 || !before) return splice({ text }, { start, end: part.end + own }, '')
  const comma = { start: before.end, end: before.end + lengthOf(/^\s*,/, text, before.end), by: '' }
  const end = part.end + lengthOf(COMMENT, text, part.end)
  return applyEdits(text, [comma, { start, end, by: '' }])
}

/** An item or pair goes with the comments above and behind it. */
const removeInBrackets = ({ text }: Sheet, { node }: Place, index: number): string => {
  const parts = partsInBrackets(text, node)
  const [part, next, before] = [parts[index], parts[index + 1], parts[index - 1]]
  if (!part) return text
  const above = before?.end ?? node.range.start + 1
  const from = above + lengthOf(before ? COMMA : COMMENT, text, above)
  if (!next) return removeLast(text, from, part, before)
  const behind = part.end + lengthOf(COMMA, text, part.end)
  const start = from + lengthOf(/^\s*/, text, from)
  return splice({ text }, { start, end: behind + lengthOf(/^\s*/, text, behind) }, '')
}

/** Takes an item out of a list, or a key out of a group, with the comments that belong to it. */
export const removeEntry = (sheet: Sheet, path: Path): Sheet | undefined => {
  const owner = path.slice(0, -1)
  const place = placeAt(sheet, owner)
  const index = place ? stepsIn(place.node).indexOf(path.at(-1) ?? '') : -1
  if (!place || index < 0) return undefined
  const value = without(sheet.document.value, path)
  if (place.node.style === 'brackets')
    return settle(sheet, value, [removeInBrackets(sheet, place, index)])
  const all = ownedIn(sheet, owner)
  const own = all[index] as Owned
  const text =
    all.length === 1
      ? emptied(sheet, place, own)
      : splice(sheet, rangeAmong(sheet.text, all, index), '')
  return settle(sheet, value, [text])
}
