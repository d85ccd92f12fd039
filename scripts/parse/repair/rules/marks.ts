import { commonWording } from '../../../problem/common-messages.ts'
import { hasLinesBelow, indentOf, type Line, linesBelow } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { valueWording } from '../../value-messages.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { isHead, isMarkdown } from '../lines/heads.ts'
import { readValue } from '../lines/value-of-line.ts'
import type { Rule } from '../repair.ts'

/** A line that is a part of a group or a list, or holds several of them. */
const BEGINS_PART = /^\s*(?:-\s|(?:[a-z][\w-]*|\d+):(?:\s|$)|[[{])/

/** A line of Markdown that is none of a sentence: an entry, a heading, a row. */
const BEGINS_MARKDOWN = /^\s*(?:[-*]\s|\d+[.)]\s|#{1,6}\s|\|)/

const areMarkdown = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => BEGINS_MARKDOWN.test(text)) &&
  !lines.some(({ text }) => KEY_LINE.test(text))

/** What is missing behind a key above such lines. */
const missingMark = (key: string, below: readonly Line[]) => {
  const [first] = below
  const isText = first !== undefined && !BEGINS_PART.test(first.text)
  if (isText && areMarkdown(below))
    return { by: ' |-', wording: commonWording.unmarkedMarkdown(key) }
  const isOneText = isText && below.every(({ text }) => !BEGINS_PART.test(text))
  return isOneText && below.some(({ text }) => /:\s/.test(text))
    ? { by: ' >-', wording: lineWording.unmarkedText(key) }
    : undefined
}

const ROW = /^\s*\|/

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** What a table is told to be below a key of which the list is wanted: its first row below the line is shown. */
const tableForList = (key: string, below: readonly Line[]) => {
  const rows = below.filter(({ text }) => text.trim() !== '')
  if (rows.length === 0 || !rows.every(({ text }) => ROW.test(text))) return undefined
  const line = rows.findIndex(({ text }) => /^[\s|:-]+$/.test(text))
  const cells = cellsOf((rows[line + 1] ?? rows[0])?.text ?? '')
  return { by: ' |-', wording: lineWording.tableForList(key, cells.join(', ')), isGuess: true }
}

/** A key with its text in the lines below, in which there is a colon, a list or a heading: its mark is missing. */
export const unmarkedText: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, key = ''] = /^\s*(?:-\s+)*([a-z][\w-]*):\s*$/.exec(line.text) ?? []
  const below = key === '' || inText[index] ? [] : linesBelow(lines, index)
  const isOfList = schema !== undefined && isHead(key, schema)
  const missing = isOfList ? tableForList(key, below) : missingMark(key, below)
  if (!missing) return []
  const end = line.start + line.text.trimEnd().length
  const { by, ...words } = missing
  // What is wrong with a table as a text follows from that it is one.
  const last = isOfList ? (below.at(-1) as Line) : line
  const range = { start: end - key.length - 1, end: last.start + last.text.trimEnd().length }
  return [{ range, ...words, edits: [{ start: end, end, by }], cost: 0.5 }]
}

/** The same where the text begins behind its key already. */
export const unmarkedBeginning: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, before = '', key = '', value = ''] =
    /^(\s*(?:-\s+)*)([a-z][\w-]*):\s+([\p{L}\d(„[].*\S)\s*$/u.exec(line.text) ?? []
  const isTried = key !== '' && !inText[index] && hasLinesBelow(lines, index)
  const below = isTried ? linesBelow(lines, index) : []
  const first = below.find(({ text }) => text.trim() !== '')
  if (!first || !areMarkdown(below)) return []
  // In any other text the lines are no list; they belong to one beside it.
  if (schema && !isMarkdown(key, schema)) return []
  const start = line.start + before.length
  const end = start + key.length + 1
  const by = ` |-\n${' '.repeat(indentOf(first.text))}${value}`
  const edits = [{ start: end, end: line.start + line.text.trimEnd().length, by }]
  const wording = commonWording.unmarkedMarkdown(key, true)
  return [{ range: { start, end }, wording, edits, cost: 0.5 }]
}

/** What people take for the mark of a text in lines: `>_`, `>-.`, `->`, `>>`, `>–`, a quotation mark. */
const NEARLY_MARK = /^(?:[>|][-+]?(?:[^\s\w>|+-]|_)|->|=>|>>|[>|]\s+[-–+]|&gt;-?|["'])$/

/** A mark that is none, before a text in the lines below. */
export const textMark: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  if (!found || !NEARLY_MARK.test(found.value) || !hasLinesBelow(lines, index)) return []
  // Paragraphs and lists stay as they are only behind `|`.
  const mark = linesBelow(lines, index).some(({ text }) => /^\s*(?:$|[-*#]\s|\d+\.)/.test(text))
    ? '|'
    : '>-'
  const edits = [{ ...found.range, by: mark }]
  return [
    { range: found.range, wording: valueWording.textMark(found.value, mark), edits, cost: 0.25 },
  ]
}
