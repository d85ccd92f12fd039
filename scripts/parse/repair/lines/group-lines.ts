import { isWritten, type Line, siblingIndent } from '../../../text/lines.ts'
import type { Sheet } from '../repair.ts'

/** Whether a line begins an entry and goes on behind its dash. */
export const isFilledItem = ({ text }: Line) => /^\s*-\s/.test(text)

/** The key with which a line begins, behind its dash. */
export const keyIn = ({ text }: Line): string | undefined =>
  /^\s*(?:-\s+)?([\w-]+):(?:\s|$)/.exec(text)?.[1]

/** A line below which others stand: `topic:`, `text: |`, `-`. */
export const OPENS = /(?:^\s*-\s*|:\s*(?:[|>][-+]?\s*)?)(?:#.*)?$/

/** Looks no further than a group is long: a file may have thousands of lines. */
export const FAR = 300

/** The lines of the group around a line that stand in a column, from that line on upwards or downwards. */
export const linesBeside = (
  { lines, inText }: Sheet,
  from: number,
  column: number,
  step: 1 | -1,
): Line[] => {
  const found: Line[] = []
  for (let at = from; lines[at] && Math.abs(at - from) < FAR; at += step) {
    const line = lines[at] as Line
    if (inText[at] || !isWritten(line)) continue
    if (siblingIndent(line) < column) break
    const isOwn = siblingIndent(line) === column
    // An entry begins with its dash.
    const isEdge = isOwn && isFilledItem(line)
    if (isEdge && step > 0 && at > from) break
    if (isOwn) found.push(line)
    if (isEdge && step < 0) break
  }
  return found
}

/** The names that lines give to values, in their order; lines without one are left out. */
export const namesIn = (lines: readonly Line[]): string[] =>
  lines.map(keyIn).filter((name) => name !== undefined)

/** A group in braces, on its line. */
const IN_BRACES = /^\s*-\s+\{(.*)\}\s*$/

const namesInBraces = (text: string): string[] =>
  [...text.matchAll(/(?:^|,)\s*([\w-]+):\s/g)].flatMap(([, name]) => name ?? [])

/** The keys of the group that begins with a line, up to one that it has already: that is another's. */
export const ownNames = (sheet: Sheet, index: number): string[] => {
  const line = sheet.lines[index] as Line
  const [, inBraces] = IN_BRACES.exec(line.text) ?? []
  if (inBraces !== undefined) return namesInBraces(inBraces)
  // In a text all lines around are of it, whatever they were.
  const inText = sheet.inText[index] ? [] : sheet.inText
  const all = namesIn(linesBeside({ ...sheet, inText }, index, siblingIndent(line), 1))
  const again = all.findIndex((name, at) => all.indexOf(name) < at)
  return again < 0 ? all : all.slice(0, again)
}
