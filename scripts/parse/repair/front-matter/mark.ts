import { type Line, wholeLine } from '../../../text/lines.ts'
import type { Repair } from '../repair.ts'

/** What stands above and below the keys of a Markdown file. */
export const MARK = '---'

/** The mark in the place of a line that is not quite one. */
export const markInPlaceOf = (line: Line, words: Repair['wording']): Repair => ({
  range: wholeLine(line),
  wording: words,
  edits: [{ start: line.start, end: line.start + line.text.length, by: MARK }],
  cost: 0,
})

/** A mark of its own above a line, or below the last one. */
export const insertBefore = (
  lines: Line[],
  index: number,
  text: string,
  words: Repair['wording'],
): Repair => {
  const line = lines[index]
  const at = line?.start ?? text.length
  const mark = line ? `${MARK}\n` : `\n${MARK}\n`
  return {
    range: { start: at, end: at + (line?.text.trimEnd().length ?? 0) },
    wording: words,
    edits: [{ start: at, end: at, by: mark }],
    cost: 0,
  }
}

/** A line taken away, with the break behind it. */
export const removeLine = ({ start, text }: Line) => ({
  start,
  end: start + text.length + 1,
  by: '',
})
