import {
  hasLinesBelow,
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  siblingIndent,
  wholeLine,
  writtenBeside,
} from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'
import { OPENS } from './heads.ts'

const isTabbed = (line: Line | undefined) => /^ *\t/.test(line?.text ?? '')

/** Columns in which a line could stand: those of the lines around it, from the inside. */
export const columnsAround = (lines: readonly Line[], index: number): number[] => {
  const own = indentOf(lines[index]?.text ?? '')
  const columns = new Set<number>()
  let inner = Number.POSITIVE_INFINITY
  for (let at = writtenBeside(lines, index, -1); at >= 0 && inner > 0; ) {
    const above = lines[at] as Line
    if (indentOf(above.text) < inner) {
      inner = indentOf(above.text)
      if (/:\s*(?:#.*)?$/.test(above.text)) columns.add(siblingIndent(above) + 2)
      columns.add(siblingIndent(above)).add(inner)
    }
    at = writtenBeside(lines, at, -1)
  }
  const next = lines[writtenBeside(lines, index, 1)]
  if (next) columns.add(indentOf(next.text)).add(Math.max(indentOf(next.text) - 2, 0))
  columns.add(0)
  // In which column a line with a tab stands, nobody can say.
  if (!isTabbed(lines[index])) columns.delete(own)
  return [...columns].toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
}

/** After so many lines in one column nobody moved them one by one. */
const MOST_SIBLINGS = 6

/** Whether an entry stands below a key, in its text, or below another entry. */
const isInList = (lines: readonly Line[], index: number): boolean => {
  const own = indentOf((lines[index] as Line).text)
  let at = writtenBeside(lines, index, -1)
  while (at >= 0 && indentOf((lines[at] as Line).text) > own) at = writtenBeside(lines, at, -1)
  const above = lines[at]
  if (!above) return false
  if (isItem(above) && indentOf(above.text) === own) return true
  // What stands below it already says in which column.
  return OPENS.test(above.text) && indentOf(lines[writtenBeside(lines, at, 1)]?.text ?? '') <= own
}

/** The last line of what belongs to a line: what stands below its key, or in its entry. */
const endOf = (lines: readonly Line[], index: number): number => {
  const head = lines[index] as Line
  const found = indentOf(head.text)
  const isOwner = !isItem(head) && /:\s*(?:!\S+\s*)?(?:#.*)?$/.test(head.text)
  const first = indentOf(lines[writtenBeside(lines, index, 1)]?.text ?? '')
  let last = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (line.text.trim() === '') continue
    const isBelow =
      indentOf(line.text) > found + 2 ||
      (indentOf(line.text) === found + 2 && (!isItem(line) || isInList(lines, at)))
    // Below entries that stand further in, those in its own column belong to somebody else.
    const isEntry = isItem(line) && isOwner && indentOf(line.text) >= Math.max(found, first)
    if (!isBelow && !isEntry) break
    last = at
  }
  return last
}

const BEGINS_TEXT = /(?:^\s*-|:)\s+(?:!\S+\s+)?[|>][-+]?$/

/** Lines from `index` on that are neither key nor item, up to the first that is. */
const plainRun = (lines: readonly Line[], index: number): Line[] => {
  const rest = lines.slice(index)
  const end = rest.findIndex((line, at) => at > 0 && isKeyOrItem(line))
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => text.trim() !== '')
}

/** The last line of the text that a line begins: too far out, its owner's next keys seem to be part of it. */
const endOfText = (lines: readonly Line[], index: number): number[] =>
  BEGINS_TEXT.test((lines[index] as Line).text)
    ? [lines.indexOf(plainRun(lines, index).at(-1) as Line)]
    : []

/** Where runs of lines end that may have been moved together with the first: the last line of each. */
const runsFrom = (lines: readonly Line[], index: number): number[] => {
  const found = indentOf(lines[index]?.text ?? '')
  const ends = [index, ...endOfText(lines, index)]
  let last = endOf(lines, index)
  for (let at = writtenBeside(lines, last, 1); lines[at]; at = writtenBeside(lines, last, 1)) {
    if (indentOf((lines[at] as Line).text) !== found) break
    // Below a value stands nothing of its own, whatever its column.
    const isOwner = /(?:^\s*-|:)\s*$/.test((lines[at] as Line).text)
    if (ends.length <= MOST_SIBLINGS)
      ends.push(...(isOwner ? [last] : [last, at]), ...endOfText(lines, at))
    last = endOf(lines, at)
  }
  return [...new Set([...ends, last])].toSorted((a, b) => a - b)
}

/** How many ends of a run are tried at most that only stand a step further in. */
const MOST_INNER = 4

/** Where a run may end that moves one step in: keys that stand there already may be beside it, not below. */
const innerEnds = ({ lines, inText }: Sheet, index: number, last: number): number[] => {
  const found = indentOf(lines[index]?.text ?? '')
  const ends: number[] = []
  for (let at = index + 1; at <= last && ends.length < MOST_INNER; at += 1) {
    const line = lines[at] as Line
    if (inText[at] || isItem(line) || !isKeyOrItem(line)) continue
    if (indentOf(line.text) === found + 2) ends.push(writtenBeside(lines, at, -1))
  }
  return ends
}

/** The last line of the longest run. */
export const wholeRun = (lines: readonly Line[], index: number): number =>
  runsFrom(lines, index).at(-1) ?? index

/** The last line of the file, where all lines from one on can have been moved; otherwise that one. */
export const restOfFile = (lines: readonly Line[], index: number, by: number): number => {
  const isMovable = ({ text }: Line) => text.trim() === '' || indentOf(text) + by >= 0
  const last = lines.findLastIndex(({ text }) => text.trim() !== '')
  return by < 0 && lines.slice(index).every(isMovable) ? last : index
}

/** A line in another column; one with a tab stays, because its column is nobody's. */
const moved = (line: Line, by: number) => {
  const margin = line.text.slice(0, indentOf(line.text))
  return {
    start: line.start,
    end: line.start + margin.length,
    by: margin.includes('\t') ? margin : ' '.repeat(Math.max(margin.length + by, 0)),
  }
}

/** What is said of one line, or of several together, in the wrong column. */
export const indentWords = (found: number, wanted: number, [first, last]: [number, number]) =>
  first === last
    ? parseWording.indent(found, wanted)
    : parseWording.indentTogether(found, wanted, first + 1, last + 1)

/** Lines from one to another, moved. */
export const shiftOf = (
  { lines }: Sheet,
  [first, last]: [number, number],
  by: number,
  cost: number,
): Repair => {
  const line = lines[first] as Line
  const found = indentOf(line.text)
  const run = lines.slice(first, last + 1).filter(({ text }) => text.trim() !== '')
  return {
    range: wholeLine(line),
    wording: indentWords(found, found + by, run.length === 1 ? [first, first] : [first, last]),
    edits: run.map((each) => moved(each, by)),
    cost,
    isLayout: true,
    shift: { lines: [first, last], found, by },
  }
}

/** What it adds to stand one step below nobody, and anything but one step below somebody. */
const NO_OWNER = 0.3
const OTHER_STEP = 0.05

/** What it adds that a line would not stand one step below its owner, nor beside the first key of its entry. */
const stepCost = (lines: readonly Line[], index: number, column: number): number => {
  const isOwner = (line: Line) =>
    isItem(lines[index] as Line)
      ? !isItem(line) && indentOf(line.text) <= column
      : indentOf(line.text) < column
  let at = writtenBeside(lines, index, -1)
  while (at >= 0 && !isOwner(lines[at] as Line)) at = writtenBeside(lines, at, -1)
  const owner = lines[at]
  if (owner === undefined) return column === 0 ? 0 : NO_OWNER
  const steps = column - siblingIndent(owner)
  return steps === 2 || (steps === 0 && isItem(owner)) ? 0 : OTHER_STEP
}

/** Whether a line in this column would be taken for a part of the text above it. */
export const isSwallowed = ({ lines, inText }: Sheet, index: number, column: number): boolean => {
  const above = writtenBeside(lines, index, -1)
  return inText[above] === true && column >= indentOf((lines[above] as Line).text)
}

/** A line in the wrong column, alone, with what belongs to it, or with those beside it. */
export const column: Rule = (sheet, index) => {
  const { lines, inText } = sheet
  const line = lines[index] as Line
  const found = indentOf(line.text)
  // A line of a text has no place of its own, but for the first, which gives all others theirs.
  if (!isKeyOrItem(line) && !(inText[index] && !inText[index - 1])) return []
  const runs = runsFrom(lines, index)
  const hasOwn = isItem(line) || /:\s*(?:[|>][-+]?)?\s*(?:#.*)?$/.test(line.text)
  const own = hasOwn ? endOf(lines, index) : index
  const columns = columnsAround(lines, index).filter(
    (at) => !isKeyOrItem(line) || !isSwallowed(sheet, index, at),
  )
  const inner = innerEnds(sheet, index, runs.at(-1) ?? index).filter((end) => !runs.includes(end))
  return columns.flatMap((at) => {
    // Everybody counts in steps of two.
    const far =
      0.7 + 0.01 * Math.abs(at - found) + stepCost(lines, index, at) + (at % 2 === 0 ? 0 : 0.05)
    const shift = (last: number, more: number) =>
      shiftOf(sheet, [index, last], at - found, far + more)
    return [
      ...runs.map((last, count) =>
        shift(last, 0.02 * Math.min(count, 5) + (last < own ? 0.06 : 0)),
      ),
      ...(at === found + 2 ? inner.map((last) => shift(last, 0.06)) : []),
    ]
  })
}

/** A key or a dash with a text behind it, or nothing yet. */
const BEGINS_PLAIN =
  /(?:^\s*-\s|^[^"'#]*:\s)\s*(?:!\S+\s+)?[^\s|>"'[{]|^\s*(?:-\s+)*[a-z][\w-]*:\s*$/

/** A line that goes on with the text above it, and stands too far out for that. */
export const textTooFarOut: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const above = lines[writtenBeside(lines, index, -1)]
  const before = lines[index - 1]
  if (!above || !before || inText[index]) return []
  const found = indentOf(line.text)
  const isBelowText = inText[index - 1] === true
  const begins = BEGINS_TEXT.test(before.text)
  const isSentence = /^\s*[\p{L}\d„"(][^\s]*\s+\S/u.test(line.text)
  if (!isBelowText && !begins && !(BEGINS_PLAIN.test(above.text) && isSentence)) return []
  if (isKeyOrItem(line) && !isBelowText) return []
  // Of a list in a text the entries above say that it is one.
  if (isItem(line) && !isItem(above)) return []
  const expected = isBelowText ? indentOf(above.text) : siblingIndent(above) + 2
  if (expected <= found || /^\s*(?:-{2,}|={2,})\s*$/.test(line.text)) return []
  // One step below its key it stands right, and the text above it does not.
  const head = lines
    .slice(0, index)
    .findLast((each, at) => !inText[at] && BEGINS_TEXT.test(each.text))
  const isRight = isBelowText && head !== undefined && found === siblingIndent(head) + 2
  const run = isKeyOrItem(line) || !begins ? [line] : plainRun(lines, index)
  const last = lines.indexOf(run.at(-1) as Line)
  // A name alone may be a key without its colon; with lines below it, it begins a group.
  const isName = /^\s*[a-z][\w-]*\s*$/.test(line.text)
  const isHead = isName && hasLinesBelow(lines, index)
  const asText = isBelowText || begins ? 0.5 : 0.6
  const cost = isKeyOrItem(line)
    ? 1.1
    : isRight || isHead
      ? 0.8
      : isBelowText && isName
        ? 1.33
        : asText
  const words = isBelowText
    ? parseWording.textIndent(found, expected)
    : run.length === 1
      ? parseWording.textBelow(found, expected)
      : parseWording.indentTogether(found, expected, index + 1, last + 1)
  return [
    {
      range: wholeLine(line),
      wording: words,
      edits: run.map((each) => moved(each, expected - indentOf(each.text))),
      cost,
      isLayout: isKeyOrItem(line) || undefined,
      // The head of the text may have been moved with it.
      ...(begins && { shift: { lines: [index, last], found, by: expected - found } }),
    },
  ]
}

/** Tabs in the indentation, of this line and those right below it. */
export const tab: Rule = ({ lines, text }, index) => {
  const line = lines[index] as Line
  const at = line.text.indexOf('\t')
  if (at < 0) return []
  const start = line.start + at
  if (at >= indentOf(line.text)) {
    const range = { start, end: start + 1 }
    return [
      { range, wording: parseWording.tabBetween(), edits: [{ ...range, by: ' ' }], cost: 0.3 },
    ]
  }
  const rest = lines.slice(index)
  // Lines at the edge, and empty ones, have nothing to show: who used tabs above and below used them there.
  const end = rest.findIndex((each) => !isTabbed(each) && /^ +\S/.test(each.text))
  const whole = end < 0 ? rest : rest.slice(0, end)
  const run = whole.slice(0, whole.findLastIndex(isTabbed) + 1)
  const width = (each: Line) => each.text.slice(0, indentOf(each.text)).replace(/\t/g, '  ').length
  const tabs = /^\t*/.exec(text.slice(start))?.[0].length ?? 1
  const columns = [...new Set([width(line), ...columnsAround(lines, index)])]
  return columns.flatMap((column) =>
    [...new Set([1, run.length])].map((count) => ({
      range: { start, end: start + tabs },
      wording: parseWording.tab(column, index + 1, index + count),
      edits: run
        .slice(0, count)
        .filter(isTabbed)
        .map((each) => ({
          start: each.start,
          end: each.start + indentOf(each.text),
          by: ' '.repeat(Math.max(width(each) + column - width(line), 0)),
        })),
      cost: 0.3 + 0.01 * Math.abs(column - width(line)) + (count < run.length ? 0.05 : 0),
    })),
  )
}
