import { type Line, linesOf, wholeLine } from '../../text/lines.ts'
import { parseWording } from '../messages.ts'
import type { Repair } from './repair.ts'
import { LEFT_OUT } from './repair-text.ts'

const isOurs = ({ text }: Line) => /^<{7}(?:\s|$)/.test(text)
/** Above the version that both have changed, where git is set to show it (`merge.conflictStyle`). */
const isFormer = ({ text }: Line) => /^\|{7}(?:\s|$)/.test(text)
const isMiddle = ({ text }: Line) => /^={7}\s*$/.test(text)
const isTheirs = ({ text }: Line) => /^>{7}(?:\s|$)/.test(text)

const conflictFrom = (lines: Line[], start: number): Repair | undefined => {
  const opening = lines[start]
  const middle = lines.findIndex((line, index) => index > start && isMiddle(line))
  const end = lines.findIndex((line, index) => index > start && isTheirs(line))
  const [between, closing] = [lines[middle], lines[end]]
  if (!opening || !between || !closing || middle > end) return undefined
  const former = lines.slice(start, middle).find(isFormer)
  const to = closing.start + closing.text.length
  return {
    range: wholeLine(opening),
    wording: parseWording.mergeConflict(former !== undefined),
    // One of the two versions, so that the rest can be checked; which one stays, people decide.
    edits: [
      { start: opening.start, end: opening.start + opening.text.length, by: '' },
      { start: (former ?? between).start, end: to, by: '' },
    ],
    cost: LEFT_OUT,
  }
}

/** A conflict that somebody has begun to clear away: what stands between its last marks goes with them. */
const halfConflict = (lines: Line[]): Repair[] => {
  const marks = lines.filter((line) => isOurs(line) || isMiddle(line) || isTheirs(line))
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return []
  const end = isTheirs(last) ? last : first
  return [
    {
      range: wholeLine(first),
      wording: first === last ? parseWording.mergeRest() : parseWording.mergeConflict(),
      edits: [{ start: first.start, end: end.start + end.text.length, by: '' }],
      cost: LEFT_OUT,
    },
  ]
}

const isIn = ({ start }: Line, { range, edits }: Repair): boolean =>
  start >= range.start && start <= (edits.at(-1)?.end ?? range.end)

/** What git leaves in a file where two people changed the same lines. */
export const findConflicts = (text: string): Repair[] => {
  const lines = linesOf(text)
  const whole = lines.flatMap((line, index) =>
    isOurs(line) ? (conflictFrom(lines, index) ?? []) : [],
  )
  const outside = lines.filter((line) => !whole.some((conflict) => isIn(line, conflict)))
  return [...whole, ...halfConflict(outside)].toSorted((a, b) => a.range.start - b.range.start)
}
