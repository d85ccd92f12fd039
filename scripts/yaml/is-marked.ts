import { countWhile } from '../text/count-while.ts'
import type { Range } from '../text/source-file.ts'

/** Between the mark and its value: blanks, remarks, a quotation mark, or the sign before a text in several lines. */
const BETWEEN = /^\s*(?:#[^\n]*\n\s*)*(?:["']|[|>][-+\d]*\s*)?$/

/**
 * Whether a value is marked as a sample.
 *
 * @param marks places of `!platzhalter` in the text, from its beginning on: only the last one before the value can be its
 */
export const isMarked = (text: string, marks: readonly Range[], { start }: Range): boolean => {
  const last = marks[countWhile(marks, ({ end }) => end <= start) - 1]
  return last !== undefined && BETWEEN.test(text.slice(last.end, start))
}
