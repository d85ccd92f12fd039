import {
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  siblingIndent,
  writtenBeside,
} from '../../../text/lines.ts'
import {
  FAR,
  isFilledItem,
  keyIn,
  linesBeside,
  namesIn,
  OPENS,
  ownNames,
} from '../lines/group-lines.ts'
import type { Repair, Sheet } from '../repair.ts'
import { shiftOf } from './shift.ts'

/** What it costs that an entry stands further out than its list. */
const MOVED_OUT = 0.7

/** So many columns are tried, and so many lines with which the entry may end. */
const MOST_COLUMNS = 2
const MOST_ENDS = 6

/** The nearest line above that stands no further in. */
const ownerOf = (lines: readonly Line[], index: number): Line | undefined => {
  const column = indentOf((lines[index] as Line).text)
  for (let at = writtenBeside(lines, index, -1); at >= 0; at = writtenBeside(lines, at, -1))
    if (indentOf((lines[at] as Line).text) <= column) return lines[at]
  return undefined
}

/** Whether a line begins an entry in a column in which there is no list, or one of other entries. */
const isStranger = (sheet: Sheet, index: number): boolean => {
  const { lines } = sheet
  const line = lines[index] as Line
  if (sheet.inText[index] || !isFilledItem(line)) return false
  const above = writtenBeside(lines, index, -1)
  if (indentOf(lines[above]?.text ?? '') <= indentOf(line.text)) return false
  const owner = ownerOf(lines, index)
  // Below a key further out it may be the lines between them that stand too far in.
  if (!owner || indentOf(owner.text) < indentOf(line.text)) return false
  if (!isItem(owner)) return true
  const key = keyIn(line)
  const others = namesIn(linesBeside(sheet, above, siblingIndent(owner), -1))
  const first = keyIn(owner)
  // `- title: …` in a list of blocks that begin with their type: only an entry of another list goes without it.
  const lacksFirst = first !== undefined && !ownNames(sheet, index).includes(first)
  return key !== undefined && (!others.includes(key) || lacksFirst)
}

/** In which columns the lists around a line have their entries, from the inside. */
const listColumns = ({ lines, inText }: Sheet, index: number): number[] => {
  const own = indentOf((lines[index] as Line).text)
  const columns = new Set<number>()
  let inner = Number.POSITIVE_INFINITY
  const above = writtenBeside(lines, index, -1)
  for (let at = above; at >= 0 && above - at < FAR; at = writtenBeside(lines, at, -1)) {
    const line = lines[at] as Line
    const column = indentOf(line.text)
    if (inText[at] || column >= inner) continue
    if (column <= own) break
    inner = column
    if (isItem(line)) columns.add(column)
    if (at === above && OPENS.test(line.text)) columns.add(siblingIndent(line) + 2)
  }
  return [...columns].slice(0, MOST_COLUMNS)
}

/** The last lines that may belong to an entry which is to stand in a column: what follows begins another part. */
const endsOf = (lines: readonly Line[], index: number, column: number): number[] => {
  const ends: number[] = []
  for (let at = index; at < lines.length && ends.length < MOST_ENDS; ) {
    const next = writtenBeside(lines, at, 1)
    const below = lines[next]
    if (!below || (isKeyOrItem(below) && indentOf(below.text) <= column)) ends.push(at)
    at = next
  }
  return ends
}

/** An entry that stands further out than the list it belongs to, moved in with its lines. */
export const entryMovedOut = (sheet: Sheet, index: number): Repair[] => {
  if (!isStranger(sheet, index)) return []
  const { lines } = sheet
  const found = indentOf((lines[index] as Line).text)
  return listColumns(sheet, index).flatMap((column) =>
    endsOf(lines, index, column).map((last) =>
      shiftOf(sheet, [index, last], column - found, MOVED_OUT),
    ),
  )
}
