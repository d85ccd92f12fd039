/** Bytes in a line, its end not counted. */
const LONGEST = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** A text as the value of a content line, in vCards (RFC 2426, 5) and calendars (RFC 5545, 3.3.11). */
export const escapeValue = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/**
 * A content line in parts that are not too long, none of them with half a letter; a blank at its beginning marks the rest
 * of one (RFC 2425, 5.8.1; RFC 5545, 3.1).
 */
export const foldLine = (line: string): string => {
  const rows = ['']
  for (const letter of line) {
    const row = rows.at(-1) ?? ''
    if (bytesOf(row + letter) > LONGEST) rows.push(` ${letter}`)
    else rows[rows.length - 1] = row + letter
  }
  return rows.join('\r\n')
}
