import {
  indentOf,
  isBlankLine,
  type Line,
  siblingIndent,
  wholeLine,
} from '../../../../text/lines.ts'
import { lineWording } from '../../../line-messages.ts'
import { moved } from '../../moved/shift.ts'
import type { Rule } from '../../repair.ts'
import { openBehind } from './open.ts'

/** The last line of a value in brackets, maybe with the comma of other languages behind it. */
const LAST = /^\s*[\]}]+\s*(?<comma>[,;]?)\s*$/

/** `options: [`, `- {`: a value in brackets begins, and goes on in the lines below. */
const FIRST = /^\s*(?:-\s+)*(?:["']?[\w-]+["']?:\s+)?(?:!\S+\s+)?[[{]/

/** Nobody writes longer values in brackets, in lines. */
const LONGEST = 200

/** The index of the line in which the value begins that ends with a line. */
const firstOf = (lines: readonly Line[], last: number): number | undefined => {
  for (let first = last - 1; first >= Math.max(last - LONGEST, 0); first -= 1) {
    const { text } = lines[first] as Line
    if (!FIRST.test(text)) continue
    const within = lines.slice(first, last).map((line) => line.text)
    const open = within.reduce((before, each) => openBehind(each, before), [] as string[])
    if (open.length > 0)
      return openBehind(lines[last]?.text ?? '', open).length === 0 ? first : undefined
  }
  return undefined
}

/** The column beyond which all lines of a value stand that begins in this line. */
const ownerColumn = (line: Line): number =>
  /^\s*-\s+[[{]/.test(line.text) ? indentOf(line.text) : siblingIndent(line)

/** `options: [` with its `]` in the same column, as JSON has it: YAML wants it further in. */
export const bracketTooFarOut: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const { comma } = LAST.exec(line.text)?.groups ?? {}
  const first = comma === undefined || inText[index] ? undefined : firstOf(lines, index)
  if (comma === undefined || first === undefined) return []
  const column = ownerColumn(lines[first] as Line)
  const isFurtherIn = (each: Line) => isBlankLine(each) || indentOf(each.text) > column
  if (isFurtherIn(line) || !lines.slice(first + 1, index).every(isFurtherIn)) return []
  const range = wholeLine(line)
  const bracket = line.text.trim().replace(/\s*[,;]$/, '')
  const wording = lineWording.bracketTooFarOut(bracket, column + 2)
  const edits = [
    moved(line, column + 2 - indentOf(line.text)),
    { start: range.start + bracket.length, end: range.end, by: '' },
  ]
  return [{ range, wording, edits: comma === '' ? edits.slice(0, 1) : edits, cost: 0.3 }]
}
