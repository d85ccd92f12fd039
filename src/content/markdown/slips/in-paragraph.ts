import { inApartRows } from './apart-rows.ts'
import { inHardSpaces } from './hard-spaces.ts'
import { inJoinedLines } from './joined-lines.ts'
import { inListLines } from './list-lines.ts'
import { firstAt, type Slip, slipsAt } from './slip.ts'

/** Signs that make a heading at the beginning of a paragraph, if a space follows: `##Titel`. */
const LIKE_A_HEADING = /^#{1,6}(?=[^\s#])[^\n]*/g

/** `#angebot der Woche`, `#1 in der Stadt`: it may be no heading, which begins with a large letter. */
const MAYBE_HEADING = /^#[\p{Ll}\d]/u

/** `#handwerk #holz`: words by which people find each other elsewhere. */
const HASHTAGS = /^#[\p{L}\p{N}_]+(?:\s+#[\p{L}\p{N}_]+)+\s*$/u

const asHeading = (line: string): string =>
  HASHTAGS.test(line) ? `\\${line}` : line.replace(/^(#+)/, '$1 ')

const inHeadings = (text: string, offset: number): Slip[] =>
  slipsAt('sign', text, offset, LIKE_A_HEADING, asHeading).map((slip) =>
    MAYBE_HEADING.test(text) && !HASHTAGS.test(slip.value) ? { ...slip, kind: 'heading' } : slip,
  )

/** A box to tick, without the space in it. */
const LIKE_A_BOX = /^\[\][ \t]+[^\n]*/g

const asBox = (line: string): string => line.replace('[]', '[ ]')

/** `| Teil | Preis |`, or without its last stroke above a line that has a first one, too. */
const LIKE_A_ROW =
  /^[ \t]*(\|(?:[^|\n]+\|){2,}(?=[ \t]*\r?$)|\|(?:[^|\n]+\|)+[^|\r\n]*(?=\r?\n[ \t]*\|))/m

/** `| – | — |`, below such a row. */
const LIKE_DASHES = /^[ \t]*(\|(?:[ \t]*:?[-–—_=]+:?[ \t]*\|){2,})[ \t]*\r?$/m

/**
 * A row, and below it dashes of whatever kind, which may be too few. What stands between two runs of them can be taken
 * in one way only: what can be in two, takes twice as long with each run before a line that is none.
 */
const ROW_AND_DASHES =
  /^[ \t]*(\|(?:[^|\n]+\|){2,})[ \t]*\r?\n[ \t]*(\|[ \t]*:?[-–—_=]+(?:(?::{1,2}|:?(?:[ \t]+(?:\|[ \t]*)?|\|[ \t]*):?)[-–—_=]+)*:?[ \t]*\|?)[ \t]*\r?$/m

/** Two lines with tabs in them, or with semicolons without a space behind them, as spreadsheets write them. */
const LIKE_COLUMNS =
  /^[ \t]*([^\s][^\t\n]*(?:\t+[^\t\n]+)+)\r?\n[ \t]*[^\s][^\t\n]*\t|^[ \t]*([^\s;][^;\r\n]*(?:;(?![ \t\r\n])[^;\r\n]*)+)\r?\n[ \t]*[^\s;][^;\n]*;(?![ \t])/m

/** The line below the first row of a table. */
const lineBelow = (row: string): string => row.trimEnd().replace(/[^|]+/g, ' --- ').trimEnd()

const asRow = (line: string): string =>
  `| ${line
    .trim()
    .split(line.includes('\t') ? /\t+/ : ';')
    .join(' | ')} |`

/** The dashes below a first row, as they belong there. */
const dashesBelowRow = (text: string, offset: number): Slip[] => {
  const [whole = '', row = '', dashes = ''] = ROW_AND_DASHES.exec(text) ?? []
  if (dashes === '') return []
  const start = text.indexOf(whole) + whole.lastIndexOf(dashes)
  return [{ kind: 'dashes', value: dashes, offset: offset + start, meant: lineBelow(row) }]
}

/** What was meant as a table: a row, or the dashes below one. */
const inRows = (text: string, offset: number): Slip[] => {
  if (!text.includes('|')) return []
  const below = dashesBelowRow(text, offset)
  const dashes = below.length > 0 ? below : firstAt('dashes', text, offset, LIKE_DASHES, lineBelow)
  return dashes.length > 0 ? dashes : firstAt('row', text, offset, LIKE_A_ROW, lineBelow)
}

/** What was meant as one, with other signs between its columns. */
const inColumns = (text: string, offset: number): Slip[] =>
  /[\t;]/.test(text) ? firstAt('columns', text, offset, LIKE_COLUMNS, asRow) : []

/**
 * What in a paragraph was meant as a heading, a list or a table.
 *
 * @param above what stands before it
 * @param below what stands behind it
 */
export const inParagraph = (text: string, offset: number, above: string, below: string): Slip[] => {
  const entries = inListLines(text, offset, above)
  const rows = inApartRows(text, offset, above, below) ?? inRows(text, offset)
  return [
    ...inHeadings(text, offset),
    ...slipsAt('sign', text, offset, LIKE_A_BOX, asBox),
    ...inHardSpaces(text, offset),
    ...entries,
    ...rows,
    ...inJoinedLines(text, offset),
    // Word sets a tab behind the sign of an entry; beside a stroke it is a space.
    ...(entries.length > 0 || rows.length > 0 ? [] : inColumns(text, offset)),
  ]
}
