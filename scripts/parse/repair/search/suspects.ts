import { indentOf, isKeyOrItem, isWritten, type Line, writtenBeside } from '../../../text/lines.ts'
import { BEGINS_TEXT } from '../block-texts.ts'
import type { Sheet } from '../repair.ts'
import { openBracket } from '../rules/brackets/open.ts'
import { openQuote } from '../rules/quotes.ts'

/** The nearest line above that stands no further in: what is below it may not be able to. */
const siblingAbove = (lines: readonly Line[], index: number): number[] => {
  const own = indentOf(lines[index]?.text ?? '')
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line
    if (isWritten(line) && indentOf(line.text) <= own) return [at]
  }
  return []
}

/** The nearest line below that stands no further in: what is missing here may stand there. */
const siblingBelow = (lines: readonly Line[], index: number): number[] => {
  const own = indentOf(lines[index]?.text ?? '')
  const at = lines.findIndex(
    (line, below) => below > index && isWritten(line) && indentOf(line.text) <= own,
  )
  return at < 0 ? [] : [at]
}

/** The lines above and at the beginning of the groups in which a line stands, from the inside. */
const headsAround = (lines: readonly Line[], index: number): number[] => {
  const heads: number[] = []
  let inner = indentOf(lines[index]?.text ?? '')
  let last = index
  for (let at = index - 1; at >= 0 && inner > 0; at -= 1) {
    const line = lines[at] as Line
    if (!isWritten(line)) continue
    if (indentOf(line.text) < inner) {
      heads.push(at, last)
      inner = indentOf(line.text)
    }
    last = at
  }
  return [...heads, last]
}

/** The first of the lines right above that stand in one column: where somebody moved several. */
const runAbove = (lines: readonly Line[], index: number): number[] => {
  const above = writtenBeside(lines, index, -1)
  const column = indentOf(lines[above]?.text ?? '')
  const isOfRun = (at: number) => at >= 0 && indentOf((lines[at] as Line).text) === column
  let first = above
  for (let at = above; isOfRun(at); at = writtenBeside(lines, at, -1)) first = at
  return first < 0 ? [] : [first]
}

/** The first of the lines in one column that end with the head of the group around a line, and the line above it. */
const aboveHead = (lines: readonly Line[], index: number): number[] => {
  const [head] = headsAround(lines, index)
  if (head === undefined) return []
  return [...runAbove(lines, head + 1), writtenBeside(lines, head, -1)]
}

/** The first line of the paragraph above, and of the one before that: where an entry may begin. */
const beginningsAbove = (lines: readonly Line[], index: number): number[] => {
  const found: number[] = []
  for (let at = index - 1; at >= 0 && found.length < 2; at -= 1) {
    const [line, above] = [lines[at] as Line, lines[at - 1]]
    if (isWritten(line) && !isWritten(above)) found.push(at)
  }
  return found
}

/** Looks no further up than a long text may reach. */
const MOST_ABOVE = 200

/** The line above that opens a quotation mark or a bracket and leaves it open. */
const openerAbove = (sheet: Sheet, index: number): number[] => {
  for (let at = index; at >= Math.max(0, index - MOST_ABOVE); at -= 1) {
    if (openQuote(sheet, at).length > 0 || openBracket(sheet, at).length > 0) return [at]
  }
  return []
}

/** Lines right above that are neither key nor item: a text may have ended too early. */
const textAbove = (lines: readonly Line[], index: number): number[] => {
  let at = index - 1
  while (at > index - 10 && lines[at] && !isKeyOrItem(lines[at] as Line)) at -= 1
  return Array.from({ length: Math.max(index - 1 - at, 0) }, (_, count) => index - 1 - count)
}

/** A heading with which a text in lines begins: out of its column it is a comment to YAML. */
const isHeadingOfText = (lines: readonly Line[], at: number): boolean =>
  /^\s*#{2,}\s/.test(lines[at]?.text ?? '') && BEGINS_TEXT.test(lines[at - 1]?.text ?? '')

/** The lines that may be at fault for what shows on one of them, the likeliest first. */
export const suspectsFor = (sheet: Sheet, index: number): number[] => {
  const { lines } = sheet
  const all = [
    index,
    writtenBeside(lines, index, -1),
    writtenBeside(lines, index, 1),
    ...siblingAbove(lines, index),
    ...runAbove(lines, index),
    ...siblingBelow(lines, index),
    ...openerAbove(sheet, index),
    ...textAbove(lines, index),
    ...headsAround(lines, index),
    ...beginningsAbove(lines, index),
    ...aboveHead(lines, index),
  ]
  return [...new Set(all)].filter((at) => isWritten(lines[at]) || isHeadingOfText(lines, at))
}
