import { commonWording } from '../../../problem/common-messages.ts'
import {
  indentOf,
  isKeyOrItem,
  isWritten,
  type Line,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import {
  FAR,
  isFilledItem,
  keyIn,
  linesBeside,
  namesIn,
  OPENS,
  ownNames,
} from '../lines/group-lines.ts'
import { type Head, headsIn } from '../lines/heads.ts'
import type { Rule, Sheet } from '../repair.ts'

/** A line in its surroundings. */
interface Around {
  line: Line
  column: number
  /** The line right above that says something. */
  last: Line | undefined
  /** The line right below that says something. */
  next: Line | undefined
  /** The line below which this one stands. */
  owner: Line | undefined
  /** The nearest line above that stands no further in. */
  sibling: Line | undefined
  /** The nearest entry above that begins further out. */
  entry: Line | undefined
  /** Names above in the same group. */
  names: readonly string[]
}

const aroundOf = (sheet: Sheet, index: number): Around => {
  const { lines, inText } = sheet
  const line = lines[index] as Line
  const column = indentOf(line.text)
  const above: Line[] = []
  for (let at = index - 1; at >= 0 && index - at <= FAR; at -= 1) {
    const each = lines[at] as Line
    if (!inText[at] && isWritten(each)) above.push(each)
    // Nothing further up has to do with it.
    if (above.at(-1) === each && siblingIndent(each) < column) break
  }
  return {
    line,
    column,
    last: above[0],
    next: lines.slice(index + 1, index + FAR).find(isWritten),
    owner: above.find((each) => siblingIndent(each) < column),
    sibling: above.find(({ text }) => indentOf(text) <= column),
    entry: above.find((each) => isFilledItem(each) && indentOf(each.text) < column),
    names: namesIn(linesBeside(sheet, index - 1, column, -1)),
  }
}

/** Stands further in than a value above, below which nothing can stand. */
const isBelowValue = ({ column, last }: Around): boolean =>
  last ? column > siblingIndent(last) && !OPENS.test(last.text) : column > 0

/** Whether a line is an entry of a list in a column, and a text. */
const isText = (line: Line | undefined, column: number): boolean =>
  line !== undefined &&
  isFilledItem(line) &&
  indentOf(line.text) === column &&
  keyIn(line) === undefined

/** An entry beside a key, a key beside an entry, or an entry with keys beside a text. */
const isOfOtherKind = ({ line, column, sibling }: Around): boolean =>
  sibling !== undefined &&
  indentOf(sibling.text) === column &&
  (isFilledItem(line) !== isFilledItem(sibling) ||
    (isFilledItem(line) && isText(line, column) !== isText(sibling, column)))

/** One text beside entries with keys: it may be one of them, of which only a word was written. */
const isTextAlone = (around: Around): boolean => {
  const { line, column, next } = around
  return isOfOtherKind(around) && isText(line, column) && !isText(next, column)
}

/** Lines from one on that stand a second time in a group, or that this group does not have. */
const isOfOtherGroup = (
  { line, owner, names }: Around,
  own: readonly string[],
  heads: readonly Head[],
): boolean => {
  const [name, head] = [keyIn(line), owner && keyIn(owner)]
  if (isFilledItem(line) || name === undefined || head === undefined) return false
  // One line alone was written twice.
  if (names.includes(name)) return own.length > 1
  const groups = heads.filter((each) => each.name === head)
  return groups.length > 0 && !groups.some(({ inner }) => inner.has(name))
}

/** An entry right below the key of a group. */
const isBelowGroup = ({ line, owner, last }: Around, heads: readonly Head[]): boolean => {
  const groups = heads.filter(({ name }) => owner && name === keyIn(owner))
  return (
    isFilledItem(line) &&
    owner === last &&
    groups.length > 0 &&
    groups.every((each) => !each.isList)
  )
}

/** Where the lost key stood: beside its owner's, or a step below it where its lines stand two steps in. */
const columnFor = ({ owner, last, column }: Around): number => {
  if (!owner) return 0
  const level = siblingIndent(owner)
  return owner === last && OPENS.test(owner.text) && column > level + 2 ? level + 2 : level
}

/** What a lost key costs: what stands below it says little of it, or may have been moved. */
const COST = { sure: 0.5, unsure: 0.8 }

/** An entry that is like the one above and stands further in is rather one of the same list. */
const isLikeEntry = ({ line, entry }: Around): boolean =>
  isFilledItem(line) && entry !== undefined && keyIn(entry) === keyIn(line)

/** Behind a line of text, and above another entry. */
const isFirstItem = ({ lines }: Sheet, index: number): boolean => {
  const isItemAt = (at: number) => lines[at] !== undefined && isFilledItem(lines[at])
  return !isItemAt(index - 1) && isItemAt(index + 1)
}

/** In a text: an entry of a list, or the first of the keys that end the text. */
const endsText = (sheet: Sheet, index: number, own: readonly string[]): boolean => {
  const { lines, inText } = sheet
  const line = lines[index] as Line
  if (isFilledItem(line)) return own.length > 0 || isFirstItem(sheet, index)
  const above = lines[index - 1]
  return own.length > 0 && above !== undefined && inText[index - 1] === true && !keyIn(above)
}

/** More than these are not tried for one line. */
const MOST = 8

/** How far a name comes behind another one of its group; those before it last. */
const wayFrom = (above: string | undefined, { name, beside }: Head): number => {
  const way = beside.indexOf(name) - beside.indexOf(above ?? '')
  return way > 0 ? way : beside.length - way
}

/** Whether a name stands in its place in a group, behind one and before another. */
const isBetween = ({ name, beside }: Head, above = '', below = ''): boolean => {
  const at = beside.indexOf(name)
  const end = beside.indexOf(below)
  return at > beside.indexOf(above) && (end < 0 || at < end)
}

/** Whether a group at the edge that is there takes all of these names: they were pasted outside of it. */
const isOfGroupThere = (names: readonly string[], heads: readonly Head[], { text }: Sheet) =>
  names.length > 0 &&
  heads.some(
    ({ name, isList, inner }) =>
      !isList && names.every((each) => inner.has(each)) && `\n${text}`.includes(`\n${name}:`),
  )

/** What is known of a line beside its surroundings: the names in it and below it, and all heads that there are. */
interface Known {
  own: readonly string[]
  heads: readonly Head[]
}

/** Whether a line can't belong to what stands above it. */
const isWithoutHead = (
  sheet: Sheet,
  index: number,
  around: Around,
  { own, heads }: Known,
): boolean =>
  sheet.inText[index]
    ? endsText(sheet, index, own)
    : isBelowValue(around) ||
      isOfOtherKind(around) ||
      isOfOtherGroup(around, own, heads) ||
      isBelowGroup(around, heads)

/** The heads that may have stood above a line with these names, the likeliest first. */
const fittingHeads = (
  sheet: Sheet,
  index: number,
  around: Around,
  { own, heads }: Known,
): Head[] => {
  const column = columnFor(around)
  const above = namesIn(linesBeside(sheet, index - 1, column, -1))
  const below = namesIn(linesBeside(sheet, index, column, 1))
  const taken = [...above, ...below]
  // Further off something else may be wrong.
  const next = [above[0], below[0]].filter((name) => name !== undefined)
  const mayBeOfList = isTextAlone(around)
  return heads
    .filter((head) => !mayBeOfList || isBetween(head, above[0], below[0]))
    .filter(
      ({ name, isList, inner, beside }) =>
        isList === isFilledItem(around.line) &&
        !taken.includes(name) &&
        next.every((each) => beside.includes(each)) &&
        (own.length > 0 ? own.every((each) => inner.has(each)) : inner.size === 0),
    )
    .toSorted((a, b) => wayFrom(above[0], a) - wayFrom(above[0], b))
}

/** The key above a group or a list is gone: its lines seem to belong to what stands above. */
export const lostHead: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  if (!schema || !isKeyOrItem(line)) return []
  const around = aroundOf(sheet, index)
  const heads = headsIn(schema)
  const own = ownNames(sheet, index)
  const known = { own, heads }
  if (!isWithoutHead(sheet, index, around, known)) return []
  const column = columnFor(around)
  if (column === 0 && isOfGroupThere(own, heads, sheet)) return []
  const cost = own.length > 0 && !isLikeEntry(around) ? COST.sure : COST.unsure
  const fitting = fittingHeads(sheet, index, around, known)
  const meant = [...new Set(fitting.map(({ name }) => name))].slice(0, MOST)
  // A group cannot be without the others, and tells by that which it was.
  const free = meant.filter((name) => fitting.every((head) => head.name !== name || head.mayGo))
  const othersOf = (name: string) =>
    own.length > 0 && free.includes(name) ? free.filter((each) => each !== name) : []
  return meant.map((name, rank) => ({
    range: wholeLine(line),
    wording: commonWording.lostHead(name, own[0] ?? line.text.trim(), column, othersOf(name)),
    edits: [{ start: line.start, end: line.start, by: `${' '.repeat(column)}${name}:\n` }],
    cost: cost + 0.01 * rank,
    // Texts may have been meant for the list in which they stand, too.
    isGuess: free.includes(name) && (own.length === 0 || othersOf(name).length > 0),
  }))
}
