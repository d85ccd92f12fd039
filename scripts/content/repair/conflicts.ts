import { type Line, linesOf, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Repair } from './repair.ts'

const isOurs = ({ text }: Line) => /^<{7}(?:\s|$)/.test(text)
const isMiddle = ({ text }: Line) => /^={7}\s*$/.test(text)
const isTheirs = ({ text }: Line) => /^>{7}(?:\s|$)/.test(text)

const conflictFrom = (lines: Line[], start: number): Repair | undefined => {
  const opening = lines[start]
  const middle = lines.findIndex((line, index) => index > start && isMiddle(line))
  const end = lines.findIndex((line, index) => index > start && isTheirs(line))
  const [between, closing] = [lines[middle], lines[end]]
  if (!opening || !between || !closing || middle > end) return undefined
  const to = closing.start + closing.text.length
  return {
    range: wholeLine(opening),
    wording: wording.mergeConflict(),
    // One of the two versions, so that the rest can be checked.
    edits: [
      { start: opening.start, end: opening.start + opening.text.length, by: '' },
      { start: between.start, end: to, by: '' },
    ],
    cost: 0,
  }
}

/** What git leaves in a file where two people changed the same lines. */
export const findConflicts = (text: string): Repair[] => {
  if (!text.includes('<<<<<<<')) return []
  const lines = linesOf(text)
  return lines.flatMap((line, index) => (isOurs(line) ? (conflictFrom(lines, index) ?? []) : []))
}
