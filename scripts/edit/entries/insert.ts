import { isGroup } from '../../../src/content/is-group.ts'
import { columnOf } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import { settle, splice } from '../settle.ts'
import type { Sheet } from '../sheet.ts'
import { withItem, withValue } from '../with-value.ts'
import { bracketSource, freshEntry, freshItem, freshValue, keySource } from '../write/fresh.ts'
import { keyStart, type Place, placeAt, splicePlace } from '../write/place.ts'
import { partsInBrackets } from './in-brackets.ts'
import { type Owned, ownedIn } from './owned.ts'
import { markSamples, samplesIn } from './samples.ts'

/** What is said of the last part behind it or its comma. */
const SAID = /^(\s*,)?[ \t]+#[^\r\n]*/

/** The text with something in a line below the last part and what is said of it; nothing where nothing is. */
const putBelow = ({ text, lineBreak }: Sheet, { start, end }: Range, source: string) => {
  const [said, comma] = SAID.exec(text.slice(end)) ?? []
  if (said === undefined) return undefined
  const above = comma === undefined ? `,${said}` : said
  const line = ' '.repeat(columnOf(text, start)) + source + (comma === undefined ? '' : ',')
  return splice({ text }, { start: end, end: end + said.length }, above + lineBreak + line)
}

/** The text with something before the item at a position, or behind the last one. */
const putInBrackets = (sheet: Sheet, { node }: Place, at: number, source: string): string => {
  const parts = partsInBrackets(sheet.text, node)
  const [next, last] = [parts[at], parts.at(-1)]
  const [first, second] = parts
  const gap = first && second && sheet.text.slice(first.end, second.start)
  const comma = gap?.trim() === ',' ? gap : ', '
  if (next) return splice(sheet, { start: next.start, end: next.start }, source + comma)
  const end = last?.end ?? node.range.start + 1
  const below = last && putBelow(sheet, last, source)
  return below ?? splice(sheet, { start: end, end }, (last ? comma : '') + source)
}

const linesBetween = (text: string, before: Owned, behind: Owned): number =>
  (/^(?:[ \t]*\r?\n)*/.exec(text.slice(before.end, behind.start))?.[0].split('\n').length ?? 1) - 1

/** What stands between two items of a list: its line break, and empty lines where there are any. */
const gapIn = (text: string, all: readonly Owned[], at: number, isGroup: boolean): number => {
  const [before, behind] = at > 0 && at < all.length ? [all[at - 1], all[at]] : all.slice(-2)
  if (before && behind) return Math.max(linesBetween(text, before, behind), 1)
  const isAtEdge = all[0] !== undefined && columnOf(text, all[0].start) === 0
  return isGroup && isAtEdge ? 2 : 1
}

/** The text with something before the entry at a position, or behind the last one. */
const putInLines = (
  { text, lineBreak }: Sheet,
  all: readonly Owned[],
  at: number,
  { source, column, gap }: { source: string; column: number; gap: number },
): string => {
  const indent = ' '.repeat(column)
  const [next, last] = [all[at], all.at(-1)]
  const breaks = lineBreak.repeat(gap)
  if (next) {
    const start = next.start
    return text.slice(0, start) + source + breaks + indent + text.slice(start)
  }
  const end = last?.end ?? text.length
  return text.slice(0, end) + breaks + indent + source + text.slice(end)
}

/** An empty list gets its first item. */
const begin = (sheet: Sheet, path: Path, place: Place, items: unknown): Sheet | undefined => {
  const { column, range, node } = place
  const value = withValue(sheet.document.value, path, items)
  const end = node.style === 'brackets' ? node.range.end : range.end
  const ways = place.isInBrackets
    ? [` ${bracketSource(items)}`]
    : [
        freshValue(items, path.length === 0 ? -2 : column, sheet.lineBreak),
        ` ${bracketSource(items)}`,
      ]
  const texts = ways.map((way) => splicePlace(sheet, place, end, way))
  return settle(sheet, value, texts)
}

const insertPlain = (
  sheet: Sheet,
  path: Path,
  at: number,
  item: unknown,
  isBehind: boolean,
): Sheet | undefined => {
  const place = placeAt(sheet, path)
  if (!place) return undefined
  const { node } = place
  if (node.kind !== 'list' || node.items.length === 0) return begin(sheet, path, place, [item])
  const value = withItem(sheet.document.value, path, at, item)
  if (node.style === 'brackets')
    return settle(sheet, value, [putInBrackets(sheet, place, at, bracketSource(item))])
  const all = ownedIn(sheet, path)
  const column = columnOf(sheet.text, node.items[0]?.dash ?? 0)
  const source = freshItem(item, column, sheet.lineBreak)
  const gap = gapIn(sheet.text, all, at, isGroup(item))
  const beside = isBehind ? all.slice(0, at) : all
  return settle(sheet, value, [putInLines(sheet, beside, at, { source, column, gap })])
}

/**
 * Puts a new item into the list at a path, before the one at a position or behind the last. What is a sample there, is
 * one in it as well.
 *
 * @param isBehind whether it belongs to the item before the position: what stands between the two comes after it
 */
export const insertItem = (
  sheet: Sheet,
  path: Path,
  at: number,
  item: unknown,
  isBehind = false,
): Sheet | undefined => {
  const samples = samplesIn(sheet, path, item)
  const next = insertPlain(sheet, path, at, item, isBehind)
  return (
    next &&
    markSamples(
      next,
      samples.map((rest) => [...path, at, ...rest]),
    )
  )
}

/**
 * Gives a group a key that it lacks.
 *
 * @param order the keys that it may have, in the order in which they are declared
 */
export const insertKey = (
  sheet: Sheet,
  path: Path,
  item: unknown,
  order: readonly string[],
): Sheet | undefined => {
  const owner = path.slice(0, -1)
  const key = String(path.at(-1))
  const place = placeAt(sheet, owner)
  if (!place || place.node.kind === 'list') return undefined
  const keys = [...place.node.entries.keys()]
  if (keys.length === 0) return begin(sheet, owner, place, { [key]: item })
  const value = withValue(sheet.document.value, path, item)
  if (place.node.style === 'brackets') {
    const pair = `${keySource(key)}: ${bracketSource(item)}`
    return settle(sheet, value, [putInBrackets(sheet, place, keys.length, pair)])
  }
  const earlier = new Set(order.slice(0, Math.max(order.indexOf(key), 0)))
  const before = keys.findLastIndex((other) => earlier.has(other))
  const all = ownedIn(sheet, owner)
  const { key: first } = place.node.entries.get(keys[0] ?? '') ?? { key: { start: 0, end: 0 } }
  const column = columnOf(sheet.text, keyStart(sheet.text, first))
  const source = freshEntry(key, item, column, sheet.lineBreak)
  const put = (at: number) => putInLines(sheet, all.slice(0, at), at, { source, column, gap: 1 })
  return settle(sheet, value, before < 0 ? [put(keys.length)] : [put(before + 1), put(keys.length)])
}
