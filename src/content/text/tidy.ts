import { CONTROL_SIGN, INVISIBLE_SIGNS } from './invisible-signs.ts'

/** What ends a line; Word copies the end of one within a paragraph as a vertical tab, others that of a page as a feed. */
const LINE_END = /\r\n?|[\v\f\u0085]/g

/** Programs for PDF copy the hyphen at the end of a line as one. */
const CONTROL_SIGNS = new RegExp(CONTROL_SIGN, 'gu')

/**
 * A text as the content would have it: in one line, or with plain line breaks in Markdown; without what comes along
 * from other programs, is seen by nobody, and would be refused in the file.
 */
export const tidy = (text: string, kind: string): string => {
  const plain = text.replace(LINE_END, '\n').replace(INVISIBLE_SIGNS, '').replace(CONTROL_SIGNS, '')
  return (kind === 'text' ? plain.replace(/[ \t\n]+/g, ' ') : plain).trim()
}
