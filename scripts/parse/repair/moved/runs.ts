import { indentOf, isItem, isKeyOrItem, type Line, writtenBeside } from '../../../text/lines.ts'
import { BEGINS_TEXT } from '../block-texts.ts'
import { OPENS } from '../lines/group-lines.ts'
import type { Sheet } from '../repair.ts'

/** After so many lines in one column nobody moved them one by one. */
const MOST_SIBLINGS = 6

/** Whether an entry stands below a key, in its text, or below another entry. */
const isInList = (lines: readonly Line[], index: number): boolean => {
  const own = indentOf((lines[index] as Line).text)
  let at = writtenBeside(lines, index, -1)
  while (at >= 0 && indentOf((lines[at] as Line).text) > own) at = writtenBeside(lines, at, -1)
  const above = lines[at]
  if (!above) return false
  if (isItem(above) && indentOf(above.text) === own) return true
  // What stands below it already says in which column.
  return OPENS.test(above.text) && indentOf(lines[writtenBeside(lines, at, 1)]?.text ?? '') <= own
}

/** The last line of what belongs to a line: what stands below its key, or in its entry. */
export const endOf = (lines: readonly Line[], index: number): number => {
  const head = lines[index] as Line
  const found = indentOf(head.text)
  const isOwner = !isItem(head) && /:\s*(?:!\S+\s*)?(?:#.*)?$/.test(head.text)
  const first = indentOf(lines[writtenBeside(lines, index, 1)]?.text ?? '')
  let last = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (line.text.trim() === '') continue
    const isBelow =
      indentOf(line.text) > found + 2 ||
      (indentOf(line.text) === found + 2 && (!isItem(line) || isInList(lines, at)))
    // Below entries that stand further in, those in its own column belong to somebody else.
    const isEntry = isItem(line) && isOwner && indentOf(line.text) >= Math.max(found, first)
    if (!isBelow && !isEntry) break
    last = at
  }
  return last
}

/** Lines from `index` on that are neither key nor item, up to the first that is. */
export const plainRun = (lines: readonly Line[], index: number): Line[] => {
  const rest = lines.slice(index)
  const end = rest.findIndex((line, at) => at > 0 && isKeyOrItem(line))
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => text.trim() !== '')
}

/** The last line of the text that a line begins: too far out, its owner's next keys seem to be part of it. */
const endOfText = (lines: readonly Line[], index: number): number[] =>
  BEGINS_TEXT.test((lines[index] as Line).text)
    ? [lines.indexOf(plainRun(lines, index).at(-1) as Line)]
    : []

/** Where runs of lines end that may have been moved together with the first: the last line of each. */
export const runsFrom = (lines: readonly Line[], index: number): number[] => {
  const found = indentOf(lines[index]?.text ?? '')
  const ends = [index, ...endOfText(lines, index)]
  let last = endOf(lines, index)
  for (let at = writtenBeside(lines, last, 1); lines[at]; at = writtenBeside(lines, last, 1)) {
    if (indentOf((lines[at] as Line).text) !== found) break
    // Below a value stands nothing of its own, whatever its column.
    const isOwner = /(?:^\s*-|:)\s*$/.test((lines[at] as Line).text)
    if (ends.length <= MOST_SIBLINGS)
      ends.push(...(isOwner ? [last] : [last, at]), ...endOfText(lines, at))
    last = endOf(lines, at)
  }
  return [...new Set([...ends, last])].toSorted((a, b) => a - b)
}

/** How many ends of a run are tried at most that only stand a step further in. */
const MOST_INNER = 4

/** Where a run may end that moves one step in: keys that stand there already may be beside it, not below. */
export const innerEnds = ({ lines, inText }: Sheet, index: number, last: number): number[] => {
  const found = indentOf(lines[index]?.text ?? '')
  const ends: number[] = []
  for (let at = index + 1; at <= last && ends.length < MOST_INNER; at += 1) {
    const line = lines[at] as Line
    if (inText[at] || isItem(line) || !isKeyOrItem(line)) continue
    if (indentOf(line.text) === found + 2) ends.push(writtenBeside(lines, at, -1))
  }
  return ends
}

/** The last line of the longest run. */
export const wholeRun = (lines: readonly Line[], index: number): number =>
  runsFrom(lines, index).at(-1) ?? index

/** The last line of the file, where all lines from one on can have been moved; otherwise that one. */
export const restOfFile = (lines: readonly Line[], index: number, by: number): number => {
  const isMovable = ({ text }: Line) => text.trim() === '' || indentOf(text) + by >= 0
  const last = lines.findLastIndex(({ text }) => text.trim() !== '')
  return by < 0 && lines.slice(index).every(isMovable) ? last : index
}
