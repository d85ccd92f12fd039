import { discriminatorOf } from '../../../schema/schema.ts'
import {
  indentOf,
  isBlankLine,
  isKeyOrItem,
  isSameBelow,
  type Line,
  wholeLine,
} from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { isFilledItem, keyIn, linesBeside, namesIn, ownNames } from '../lines/group-lines.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'
import { elementsAt, type Kind, kindsOf } from './kinds-of-entry.ts'

/** The rest of an entry, from the first of its lines that is left. */
interface Rest {
  line: Line
  /** Where its dash stood. */
  column: number
  names: readonly string[]
  /** How many lines are left below that one. */
  more: number
  /** What the entry above has of it, where nothing else says that it is another one. */
  above: Above | undefined
}

interface Above {
  /** Names up to one that the rest has, too. */
  before: readonly string[]
  /** How many names of the rest stand there, too. */
  shared: number
}

/** The last line of what stands no further out than a line, up to the next entry. */
const lastOf = ({ lines }: Sheet, index: number): number => {
  const column = indentOf(lines[index]?.text ?? '')
  const isOutside = (line: Line, at: number) =>
    at > index && !isBlankLine(line) && indentOf(line.text) < column
  const next = lines.findIndex(isOutside)
  return lines.slice(0, next < 0 ? undefined : next).findLastIndex((line) => !isBlankLine(line))
}

/** Whether an entry may begin at a line: apart from what stands above, or with names that are taken there. */
const mayBegin = (sheet: Sheet, index: number, own: readonly string[]): boolean => {
  const [above, line] = [sheet.lines[index - 1], sheet.lines[index] as Line]
  if (!above || isBlankLine(above) || /:\s*$/.test(above.text)) return true
  const names = namesIn(linesBeside(sheet, index - 1, indentOf(line.text), -1))
  // One line alone was written twice, and so was one right below its like.
  return own.length > 1 && names.includes(own[0] ?? '') && keyIn(above) !== own[0]
}

/**
 * What the entry above has of a rest that begins at a line; nothing where both say the same, or where a name was written
 * twice: the second one right below the first, and more of the entry below both.
 */
const aboveOf = (sheet: Sheet, index: number, own: readonly string[]): Above | undefined => {
  const { lines } = sheet
  const line = lines[index] as Line
  if (own.length > 1 && keyIn(lines[index - 1] as Line) === own[0]) return undefined
  const above = linesBeside(sheet, index - 1, indentOf(line.text), -1).toReversed()
  const first = above.find((each) => keyIn(each) === keyIn(line))
  if (!first || isSameBelow(lines, lines.indexOf(first), index)) return undefined
  const before = namesIn(above.slice(0, above.indexOf(first)))
  if (before.length === 0) return undefined
  const all = new Set(namesIn(above))
  return { before, shared: own.filter((name) => all.has(name)).length }
}

const restAt = (sheet: Sheet, index: number): Rest | undefined => {
  const line = sheet.lines[index] as Line
  const column = indentOf(line.text) - 2
  if (column < 0 || isFilledItem(line) || !isKeyOrItem(line) || sheet.inText[index])
    return undefined
  const names = ownNames(sheet, index)
  const isApart = mayBegin(sheet, index, names)
  const above = isApart ? undefined : aboveOf(sheet, index, names)
  if (!isApart && !above) return undefined
  return { line, column, names, more: lastOf(sheet, index) - index, above }
}

/** An entry without the line that says of which kind it is. */
const withoutKind = ({ line, column, more, above }: Rest, kinds: readonly Kind[]): Repair[] => {
  if (above) return []
  const [likely, ...others] = kinds.filter(({ key, lacking }) => lacking.join() === key)
  if (!likely) return []
  const isGuess = others.length > 0
  const first = `- ${likely.key}: ${likely.option}`
  const words = lineWording.lostKind(isGuess ? `- ${likely.key}: …` : first, column, more)
  const edits = [{ start: line.start, end: line.start, by: `${' '.repeat(column)}${first}\n` }]
  // What is wrong with the kind that is tried shows where its line would stand.
  const range = { start: line.start, end: wholeLine(line).end }
  return [{ range, wording: words, edits, cost: 0.5, isGuess }]
}

/** Where more is gone than that, somebody rather wrote a line twice. */
const MOST_LOST = 2

/**
 * Whether a beginning explains that names stand there a second time: all that is lacking stands before them above,
 * and is no more than what is there twice. Of a person with two numbers nothing is gone.
 */
const explains = ({ before, shared }: Above, lacking: readonly string[]): boolean =>
  lacking.length <= Math.min(MOST_LOST, shared) && lacking.every((name) => before.includes(name))

/** An entry that begins with what belongs further down in it. */
const withoutBeginning = ({ line, column, more, above }: Rest, { lacking }: Kind): Repair[] => {
  if (lacking.length === 0 || (above && !explains(above, lacking))) return []
  const edits = [{ start: line.start, end: line.start + column + 2, by: `${' '.repeat(column)}- ` }]
  const words = lineWording.lostBeginning(lacking, column, more)
  // Two names in a group are one fault, and what the rest lacks is nearly as much.
  const cost = above ? 0.05 : 0.35
  return [{ range: wholeLine(line), wording: words, edits, cost, isGuess: true }]
}

/** The beginning of an entry is gone: what is left of it seems to belong to the one above. */
export const lostEntry: Rule = (sheet, index, schema) => {
  const rest = restAt(sheet, index)
  if (!schema || !rest) return []
  return elementsAt(sheet, index, rest.column, schema).flatMap((element) => {
    const kinds = kindsOf(element, rest.names)
    const [only] = kinds
    return discriminatorOf(element) === undefined && only
      ? withoutBeginning(rest, only)
      : withoutKind(rest, kinds)
  })
}
