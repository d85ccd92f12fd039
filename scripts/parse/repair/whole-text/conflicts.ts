import { type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { LEFT_OUT } from '../costs.ts'
import type { Repair } from '../repair.ts'

const isOurs = ({ text }: Line) => /^<{7}(?:\s|$)/.test(text)
/** Above the version that both have changed, where git is set to show it (`merge.conflictStyle`). */
const isFormer = ({ text }: Line) => /^\|{7}(?:\s|$)/.test(text)
const isMiddle = ({ text }: Line) => /^={7}\s*$/.test(text)
const isTheirs = ({ text }: Line) => /^>{7}(?:\s|$)/.test(text)

/** For each line the next one below it that is a mark, by its index. A file may be full of them. */
const nextBelow = (lines: Line[], isMark: (line: Line) => boolean): number[] => {
  const next: number[] = []
  let found = -1
  for (const [index, line] of [...lines.entries()].toReversed()) {
    next[index] = found
    if (isMark(line)) found = index
  }
  return next
}

/** Where the line below one begins: an empty line above the keys of an article would be told as a fault of its own. */
const belowLine = (lines: Line[], index: number): number => {
  const { start = 0, text = '' } = lines[index] ?? {}
  return lines[index + 1]?.start ?? start + text.length
}

type Marks = Record<'former' | 'middle' | 'theirs', number[]>

const conflictFrom = (lines: Line[], start: number, marks: Marks): Repair | undefined => {
  const opening = lines[start]
  const [middle = -1, end = -1] = [marks.middle[start], marks.theirs[start]]
  const [between, closing] = [lines[middle], lines[end]]
  if (!opening || !between || !closing || middle > end) return undefined
  const above = marks.former[start] ?? -1
  const former = above < middle ? lines[above] : undefined
  const to = closing.start + closing.text.length
  return {
    range: wholeLine(opening),
    wording: fileWording.mergeConflict(former !== undefined),
    // One of the two versions, so that the rest can be checked; which one stays, people decide.
    edits: [
      { start: opening.start, end: belowLine(lines, start), by: '' },
      { start: (former ?? between).start, end: to, by: '' },
    ],
    cost: LEFT_OUT,
  }
}

/** A conflict that somebody has begun to clear away: what stands between its last marks goes with them. */
const halfConflict = (outside: Line[], lines: Line[]): Repair[] => {
  const marks = outside.filter((line) => isOurs(line) || isMiddle(line) || isTheirs(line))
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return []
  const end = isTheirs(last) ? last : first
  return [
    {
      range: wholeLine(first),
      wording: first === last ? fileWording.mergeRest() : fileWording.mergeConflict(),
      edits: [{ start: first.start, end: belowLine(lines, lines.indexOf(end)), by: '' }],
      cost: LEFT_OUT,
    },
  ]
}

/** The lines that stand in no conflict. */
const linesOutside = (lines: Line[], conflicts: Repair[]): Line[] => {
  const ends = new Map(conflicts.map(({ range, edits }) => [range.start, edits.at(-1)?.end ?? 0]))
  let end = -1
  return lines.filter(({ start }) => {
    end = Math.max(end, ends.get(start) ?? -1)
    return start > end
  })
}

/** Hardly any file has a line that may be one of the marks. */
const MARK = /^(?:<{7}|\|{7}|={7}|>{7})/m

/** What git leaves in a file where two people changed the same lines. */
export const findConflicts = (text: string): Repair[] => {
  if (!MARK.test(text)) return []
  const lines = linesOf(text)
  const marks = {
    former: nextBelow(lines, isFormer),
    middle: nextBelow(lines, isMiddle),
    theirs: nextBelow(lines, isTheirs),
  }
  const whole = lines.flatMap((line, index) =>
    isOurs(line) ? (conflictFrom(lines, index, marks) ?? []) : [],
  )
  const half = halfConflict(linesOutside(lines, whole), lines)
  return [...whole, ...half].toSorted((a, b) => a.range.start - b.range.start)
}
