import { type Schema, shapeOf } from '../schema/schema.ts'
import { linesOf, wholeLine } from '../text/lines.ts'
import type { Range } from '../text/source-file.ts'
import { fileWording } from './file-messages.ts'
import { LEFT_OUT, SURE } from './repair/costs.ts'
import type { Repair } from './repair/repair.ts'

const isMark = (line: string): boolean => line.trimEnd() === '---'

/** So many keys between two marks are those of an article, and no line of its text. */
const FEWEST = 2

/** An article below the text of another in the same file, or of itself: front matter that begins a second time. */
export const secondCopy = (
  text: string,
  { bodyRange }: { bodyRange: Range },
  front: Schema,
): Repair[] => {
  const body = text.slice(bodyRange.start)
  if (!/^---[ \t]*\r?$/m.test(body)) return []
  const keys = new Set(Object.keys(shapeOf(front, undefined) ?? {}))
  const lines = linesOf(body)
  const marks = lines.flatMap(({ text: line }, index) => (isMark(line) ? [index] : []))
  const isFront = (first: number, last: number) =>
    lines
      .slice(first + 1, last)
      .filter(({ text: line }) => keys.has(/^([\w-]+):/.exec(line)?.[1] ?? '')).length >= FEWEST
  const begin = marks.find((mark, at) => isFront(mark, marks[at + 1] ?? mark))
  const line = begin === undefined ? undefined : lines[begin]
  if (!line) return []
  const start = bodyRange.start + line.start
  const isSame = text.slice(start).trim() === text.slice(0, start).trim()
  const { end } = wholeLine(line)
  return [
    {
      range: { start, end: bodyRange.start + end },
      wording: fileWording.secondCopy(isSame),
      edits: [{ start, end: text.length, by: '' }],
      cost: isSame ? SURE : LEFT_OUT,
    },
  ]
}
