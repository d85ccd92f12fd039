import { BULLETS } from '../../../../src/content/markdown/slips/list-lines.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import {
  indentOf,
  isItem,
  isKeyOrItem,
  isWritten,
  type Line,
  linesOf,
  previousLine,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { lineWording } from '../../line-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import type { Repair } from '../repair.ts'

/** `-Brot`, `•Salz`: a sign without a space behind it. */
const JOINED = new RegExp(`^\\s*(?:-|[–—−⁃${BULLETS}]\uFE0F?)(?=\\p{L})`, 'u')

/** `o Salz`: Word's sign of the second level, or a word of a text. */
const LETTER = /^\s*o (?=\S)/

/** Signs with which other programs begin the entries of a list, a tab behind the dash, or no space. */
const LIST_SIGN = new RegExp(
  `^(\\s*)(?:([–—−⁃*_.${BULLETS}]\uFE0F?|\\+(?! {2})|[oO§](?=\\t)|o(?= )|-(?=[-–]\\s)-|-\\s+-(?=\\s+[\\w-]+:\\s)|\\d+[.)])(?:\\t[ \\t]*| {1,3})|-( *\\t\\s*)|(-|[–—−⁃${BULLETS}]\uFE0F?)(?=\\p{L}))(?=\\S)`,
  'u',
)

/** The nearest line above in this column or further out. */
const ownerOf = (lines: readonly Line[], index: number): Line | undefined => {
  const column = indentOf(lines[index]?.text ?? '')
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line
    if (isWritten(line) && indentOf(line.text) <= column) return line
  }
  return undefined
}

/** A key whose value begins on the next line, maybe behind a tag. */
const OPENS = /^[^:]*:(?:\s+!\S+)?\s*$/

/** Behind its sign an entry is a group: its first key, or a tag with the keys in the lines below. */
const BEGINS_GROUP = /^\s*\S+\s+(?:!\S+\s*$|(?:!\S+\s+)?([\w-]+):)/

/** Whether an entry above, in the same column, begins with the same key. */
const isLikeEntryAbove = (lines: readonly Line[], index: number): boolean => {
  const { text = '' } = lines[index] ?? {}
  const [, key] = BEGINS_GROUP.exec(text) ?? []
  const head = key === undefined ? undefined : `${' '.repeat(indentOf(text))}- ${key}:`
  return head !== undefined && lines.slice(0, index).some((line) => line.text.startsWith(head))
}

/** Whether the line above or below begins an entry in this column, too: one sign before a word may belong to a text. */
const hasAlikeBeside = (lines: readonly Line[], index: number): boolean => {
  const column = indentOf(lines[index]?.text ?? '')
  return [lines[index - 1], lines[index + 1]].some(
    (line) =>
      line &&
      indentOf(line.text) === column &&
      (isItem(line) || JOINED.test(line.text) || LETTER.test(line.text)),
  )
}

/** Whether the line right above is a key of which the list may begin here, or an entry of a list of texts. */
const isBelowEntry = (lines: readonly Line[], index: number): boolean => {
  const above = previousLine(lines, index)
  return above !== undefined && (isItem(above) ? !holdsKey(above) : OPENS.test(above.text))
}

/** Whether a list may have an entry here: below a dash in the same column, or below its key. */
const isInList = (lines: readonly Line[], index: number): boolean => {
  const above = ownerOf(lines, index)
  if (!above) return BEGINS_GROUP.test(lines[index]?.text ?? '')
  return (
    (isItem(above) && (holdsKey(lines[index] as Line) || !holdsKey(above))) ||
    isBelowEntry(lines, index) ||
    (isKeyOrItem(above) && OPENS.test(above.text)) ||
    isLikeEntryAbove(lines, index)
  )
}

/** Whether an entry is a group: behind its sign, and a tag, follows a key, or nothing on this line. */
const holdsKey = ({ text }: Line) =>
  /^\s*(?:-\s+(?=-\s))?\S+(?:\s+!\S+)?(?:\s*$|\s+[\w-]+:(?:\s|$))/.test(text)

/** Where an entry stands: below the entry above, or one step below its key. */
const columnFor = (lines: readonly Line[], index: number): number => {
  const own = indentOf(lines[index]?.text ?? '')
  const above = previousLine(lines, index)
  const owner = ownerOf(lines, index)
  const isBeside =
    owner &&
    isItem(owner) &&
    indentOf(owner.text) === own &&
    holdsKey(owner) === holdsKey(lines[index] as Line)
  if (!above || isBeside) return own
  if (OPENS.test(above.text) && siblingIndent(above) >= own) return siblingIndent(above) + 2
  return isItem(above) && indentOf(above.text) > own ? indentOf(above.text) : own
}

const explain = (line: Line, column: number): Repair | undefined => {
  const [whole = '', indent = '', spaced, gap, joined] = LIST_SIGN.exec(line.text) ?? []
  const sign = spaced ?? joined
  const start = line.start + indent.length
  const repaired = `- ${line.text.slice(whole.length).trimEnd()}`
  const by = ' '.repeat(column) + repaired
  const edits = [{ start: line.start, end: line.start + line.text.length, by }]
  if (gap !== undefined) {
    const range = { start: start + 1, end: start + 1 + gap.length }
    return { range, wording: fileWording.tabBehindDash(repaired), edits, cost: 0 }
  }
  if (sign === undefined) return undefined
  const range = { start, end: start + sign.length }
  const moved = column === indent.length ? undefined : column
  const wording =
    sign === '-'
      ? commonWording.missingSpace(sign, repaired, moved)
      : lineWording.listSign(sign, repaired, moved)
  return { range: sign === '-' ? wholeLine(line) : range, wording, edits, cost: 0 }
}

/** Entries of a list that begin with another sign than a dash and a space. */
export const findListSigns = (text: string): Repair[] => {
  const written = linesOf(text)
  const lines = [...written]
  const inText = blockTextLines(lines)
  const found: Repair[] = []
  for (const [index, line] of lines.entries()) {
    if (!LIST_SIGN.test(line.text) || inText[index] || !isInList(lines, index)) continue
    const isDoubtful = JOINED.test(line.text) || LETTER.test(line.text)
    if (isDoubtful && !hasAlikeBeside(written, index)) continue
    const repair = explain(line, columnFor(lines, index))
    if (!repair) continue
    found.push(repair)
    // The next one may be an entry because this one is.
    lines[index] = { ...line, text: repair.edits[0]?.by ?? '' }
  }
  return found
}
