import { type Slip, slipsAt } from './slip.ts'

/** A heading's sign at the beginning of a cell. */
const LIKE_A_HEADING = /^#{1,6}\s*[^\s#][^|\n]*/g

/** What in a cell of a table was meant as a heading. */
export const inCell = (text: string, offset: number): Slip[] =>
  slipsAt(
    'sign',
    text,
    offset,
    LIKE_A_HEADING,
    (value) => `**${value.replace(/^#+\s*/, '').trim()}**`,
  ).map((slip) => ({ ...slip, value: slip.value.trim() }))
