/**
 * What ends a line or page, and the blanks beside it. Others have been chosen and look different: a number that may not
 * break keeps its space, as it does in the file and in a form.
 */
const BREAKS = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g

/** A text from elsewhere in a single line, to be put between words. */
export const inOneLine = (text: string): string => text.replace(BREAKS, ' ')
