import type { Range } from '../text/source-file.ts'

/** Between the mark and its value: blanks, remarks, a quotation mark, or the sign before a text in several lines. */
const BETWEEN = /^\s*(?:#[^\n]*\n\s*)*(?:["']|[|>][-+\d]*\s*)?$/

/**
 * Whether a value is marked as a sample.
 *
 * @param marks places of `!platzhalter` in the text
 */
export const isMarked = (text: string, marks: readonly Range[], { start }: Range): boolean =>
  marks.some(({ end }) => end <= start && BETWEEN.test(text.slice(end, start)))
