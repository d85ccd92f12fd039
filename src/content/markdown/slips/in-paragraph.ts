import { firstAt, type Slip, slipsAt } from './slip.ts'

/** Signs that make something at the beginning of a paragraph, if a space follows: `##Titel`, `• Punkt`. */
const LIKE_A_BEGINNING = /^(?:#{1,6}(?=[^\s#])|[•·]\s)[^\n]*/g

/** The first of several lines with a stroke and no space: `-Granit`. */
const LIKE_AN_ENTRY = /(?<=^|\n[ \t]*)-(?=\p{L})[^\n]*(?=\n[ \t]*-\p{L})/u

const withSpace = (line: string): string => line.replace(/^(#+|-)/, '$1 ').replace(/^[•·]/, '-')

/** `| Teil | Preis |` */
const LIKE_A_ROW = /^[ \t]*(\|(?:[^|\n]+\|){2,})[ \t]*\r?$/m

/** `| – | — |`, below such a row. */
const LIKE_DASHES = /^[ \t]*(\|(?:[ \t]*:?[-–—_=]+:?[ \t]*\|){2,})[ \t]*\r?$/m

/** Two lines with tabs in them. */
const LIKE_COLUMNS = /^[ \t]*([^\s][^\t\n]*(?:\t+[^\t\n]+)+)\r?\n[ \t]*[^\s][^\t\n]*\t/m

/** The line below the first row of a table. */
const lineBelow = (row: string): string => row.replace(/[^|]+/g, ' --- ')

const asRow = (line: string): string => `| ${line.trim().split(/\t+/).join(' | ')} |`

/** What in a paragraph was meant as a heading, a list or a table. */
export const inParagraph = (text: string, offset: number): Slip[] => {
  const dashes = firstAt('dashes', text, offset, LIKE_DASHES, lineBelow)
  return [
    ...slipsAt('sign', text, offset, LIKE_A_BEGINNING, withSpace),
    ...firstAt('sign', text, offset, LIKE_AN_ENTRY, withSpace),
    ...(dashes.length > 0 ? dashes : firstAt('row', text, offset, LIKE_A_ROW, lineBelow)),
    ...firstAt('columns', text, offset, LIKE_COLUMNS, asRow),
  ]
}
