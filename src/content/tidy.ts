import { INVISIBLE_SIGNS } from './invisible-signs.ts'

/** What ends a line; Word copies the end of one within a paragraph as a vertical tab. */
const LINE_END = /\r\n?|\v/g

/**
 * A text as the content would have it: in one line, or with plain line breaks in Markdown; without what comes along
 * from other programs, is seen by nobody, and would be refused in the file.
 */
export const tidy = (text: string, kind: string): string => {
  const plain = text.replace(INVISIBLE_SIGNS, '').replace(LINE_END, '\n')
  return (kind === 'text' ? plain.replace(/[ \t\n]+/g, ' ') : plain).trim()
}
