import {
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  nextLine,
  previousLine,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { typed, unquoted } from '../../../yaml/quote.ts'
import { lineWording } from '../../line-messages.ts'
import { isSwallowed } from '../moved/columns-around.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'
import { replaceLine, SENTENCE_WITH_COLON } from './stray-line.ts'

/** The column of the dash on the nearest line above, if it begins an entry. */
const columnOfItem = (above: Line | undefined): number | undefined =>
  above && isItem(above) ? indentOf(above.text) : undefined

/** The column of the entries of a list that begins below a key. */
const columnBelow = (above: Line | undefined): number[] =>
  above && /:\s*$/.test(above.text) ? [siblingIndent(above) + 2] : []

const IN_BRACKETS = /^\s*\{.*\}\s*$/

const IN_QUOTES = /^\s*(["']).*\1\s*$/

/** A line that is neither key nor entry, and may be a text. */
const isBare = (line: Line) =>
  IN_QUOTES.test(line.text) || (/^\s*[\p{L}\d„(]/u.test(line.text) && !isKeyOrItem(line))

/** A line with those below it that are of its kind and stand in its column: each is an entry. */
const runOf = (
  { lines, inText }: Sheet,
  index: number,
  isAlike: (line: Line) => boolean,
): Line[] => {
  const rest = lines.slice(index)
  const column = indentOf(rest[0]?.text ?? '')
  const end = rest.findIndex(
    (line, at) => indentOf(line.text) !== column || inText[index + at] || !isAlike(line),
  )
  return rest.slice(0, Math.max(end < 0 ? rest.length : end, 1))
}

/** Such a line may be a text in a list, or a note between its entries. */
const sentenceAsEntry = (line: Line, column: number): Repair => {
  const entry = typed(unquoted(line.text.trim()))
  return {
    range: wholeLine(line),
    wording: lineWording.missingDashOrNote(entry, column),
    edits: replaceLine(line, `${' '.repeat(column)}- ${entry}`),
    cost: 0.8,
    isLayout: true,
  }
}

/** How an entry ends that goes on in the next line. */
const GOES_ON_BELOW = /(?:,|\s(?:und|oder|sowie))\s*$/

/** A text in small letters below an entry that begins in large ones, as those of its list do. */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  /^\s*\p{Ll}\S*\s(?!.*:\s)/u.test(line.text) && /^\s*-\s+(?!\S+:\s)\p{Lu}/u.test(above?.text ?? '')

/** An entry of a list whose dash is missing; the line above once more, without its dash, begins none. */
export const missingDash: Rule = (sheet, index) => {
  const { text, lines } = sheet
  const line = lines[index] as Line
  const rest = line.text.trim()
  if (rest.startsWith('-') || rest === text.trim() || sheet.inText[index]) return []
  const before = lines[index - 1]
  if (before?.text.trim() === `- ${rest}`) return []
  const isRest = GOES_ON_BELOW.test(before?.text ?? '') || goesOn(before, line)
  if (!isKeyOrItem(line) && isRest) return []
  const column = indentOf(line.text)
  const above = previousLine(lines, index)
  const beside = columnOfItem(above)
  const run = runOf(sheet, index, ({ text: each }) => IN_BRACKETS.test(each))
  const all = runOf(sheet, index, isBare)
  // A key stands a step behind its dash; the dash of a text goes where the text is.
  const near = isKeyOrItem(line) ? [column - 2, column] : [column, column - 2]
  const columns = [...new Set([...near, ...columnBelow(above)])].filter(
    (at) => at >= 0 && !isSwallowed(sheet, index, at),
  )
  const entries = (those: readonly Line[], at: number, cost: number): Repair => ({
    range: wholeLine(line),
    wording:
      those.length === 1 && /^\p{Ll}+$/u.test(rest)
        ? lineWording.missingDashOrNote(rest, at)
        : lineWording.missingDash(rest, at, those.length - 1),
    edits: those.flatMap((each) => replaceLine(each, `${' '.repeat(at)}- ${each.text.trim()}`)),
    cost,
    isLayout: true,
  })
  const plain = columns.flatMap((at) => {
    const cost = isKeyOrItem(line) ? 0.8 : at === beside && at === column ? 0.4 : 0.7
    return all.length > run.length
      ? [entries(all, at, cost - 0.02), entries(run, at, cost)]
      : [entries(run, at, cost)]
  })
  return SENTENCE_WITH_COLON.test(rest)
    ? [...plain, ...columns.map((at) => sentenceAsEntry(line, at))]
    : plain
}

const NUMBER = /^\s*\d{1,2}[.:)]\s+(?=\S)/

/** `1: Brot`, `2. Salz`: numbers in the place of dashes. */
export const numberedEntries: Rule = (sheet, index) => {
  const line = sheet.lines[index] as Line
  if (!NUMBER.test(line.text) || sheet.inText[index]) return []
  const column = indentOf(line.text)
  const run = runOf(sheet, index, ({ text }) => NUMBER.test(text))
  const entryOf = ({ text }: Line) => text.replace(NUMBER, '').trim()
  return [
    {
      range: wholeLine(line),
      wording: lineWording.numberedEntry(entryOf(line), column, run.length - 1),
      edits: run.flatMap((each) => replaceLine(each, `${' '.repeat(column)}- ${entryOf(each)}`)),
      cost: 0.4,
      isLayout: true,
    },
  ]
}

const withoutDash = (text: string) => text.trim().replace(/^-\s*/, '')

/** Lines with a dash and a key each, in one column: the parts of a group may have been taken for entries. */
const keyedItems = (lines: readonly Line[], index: number): Line[] => {
  const rest = lines.slice(index)
  const column = indentOf(rest[0]?.text ?? '')
  const isKeyed = ({ text }: Line) =>
    indentOf(text) === column && isItem({ text }) && isKeyOrItem({ text: withoutDash(text) })
  const end = rest.findIndex((line) => !isKeyed(line))
  return end < 0 ? rest : rest.slice(0, end)
}

/** A dash before what is no entry of its own, or dashes before all parts of a group. */
export const strayDash: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const bare = withoutDash(line.text)
  if (inText[index] || !isItem(line) || !isKeyOrItem({ text: bare })) return []
  const own = indentOf(line.text)
  const repair = (run: readonly Line[], at: number, cost: number) => ({
    range: wholeLine(line),
    wording: lineWording.dashTooMany(bare, at, run.length - 1),
    edits: run.flatMap((each) => replaceLine(each, ' '.repeat(at) + withoutDash(each.text))),
    cost,
    isLayout: true,
  })
  const columns = [own, siblingIndent(line)]
  const run = keyedItems(lines, index)
  const all = run.length > 1 ? columns.map((at) => repair(run, at, 0.9)) : []
  // An entry of one line is likely the rest of the one above, but for one that stands apart.
  const next = nextLine(lines, index)
  const isApart = lines[index - 1]?.text.trim() === ''
  const cost = (next && indentOf(next.text) > own ? 0.74 : 0.6) + (isApart ? 0.3 : 0)
  return [...columns.map((at) => repair([line], at, cost)), ...all]
}
