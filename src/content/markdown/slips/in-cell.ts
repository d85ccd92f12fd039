import { type Slip, slipsAt } from './slip.ts'

/** A heading's sign at the beginning of a cell, with the words behind it. */
const LIKE_A_HEADING = /^#{1,6}\s*[^\s#](?:[^|\n]*[^|\s])?/g

/** What in a cell of a table was meant as a heading. */
export const inCell = (text: string, offset: number): Slip[] =>
  slipsAt('sign', text, offset, LIKE_A_HEADING, (value) => `**${value.replace(/^#+\s*/, '')}**`)
