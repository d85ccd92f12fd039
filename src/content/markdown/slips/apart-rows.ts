import type { Slip } from './slip.ts'

/** An empty line, and a row of a table above or below it. */
const ROW_ABOVE = /\|[ \t]*\r?\n[ \t]*\r?\n[ \t]*$/
const ROW_BELOW = /^[ \t]*\r?\n[ \t]*\r?\n[ \t]*\|/

/** A row above that stands in a box, for it is indented. */
const INDENTED_ROW_ABOVE = /(?:^|\n)(?: {4}|\t)[ \t]*\|[^\n]*\|[ \t]*\r?\n$/

/** A paragraph that begins with a row of dashes, of which a table needs one below its first row. */
const DASHES_FIRST = /^\|(?:[ \t]*:?-+:?[ \t]*\|){2,}[ \t]*\r?$/m

/**
 * Rows of a table that an empty line divides, or whose first one is missing: there is nothing to write into another
 * way. None where it is no row with which a paragraph begins.
 *
 * @param above what stands before the paragraph
 * @param below what stands behind it
 */
export const inApartRows = (
  text: string,
  offset: number,
  above: string,
  below: string,
): Slip[] | undefined => {
  // Below a heading, the first row stands in its paragraph.
  const last = text.slice(text.trimEnd().lastIndexOf('\n') + 1)
  if (
    last.startsWith('|') &&
    text.indexOf('|') === text.length - last.length &&
    ROW_BELOW.test(below)
  )
    return []
  if (!text.startsWith('|')) return undefined
  const [value = ''] = text.split(/\r?\n/, 1)
  const slip = { value: value.trimEnd(), offset, meant: '' }
  if (ROW_ABOVE.test(above)) return [{ ...slip, kind: 'gap' }]
  // A row that is indented so far is told as that.
  if (INDENTED_ROW_ABOVE.test(above)) return []
  return DASHES_FIRST.exec(text)?.index === 0 ? [{ ...slip, kind: 'headless' }] : undefined
}
