import { translated } from '../../../schema/german-words.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import {
  indentOf,
  isBlankLine,
  isItem,
  isWritten,
  type Line,
  linesBelow,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { typed, unquoted } from '../../../yaml/quote.ts'
import { parseWording } from '../../messages.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { isFilledItem, keyIn, linesBeside, namesIn } from '../group-lines.ts'
import { headsIn } from '../heads.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'
import { elementsAt, type Kind, kindsOf } from './kinds-of-entry.ts'
import { isContinued } from './stray-line.ts'

/** What a name costs that its group needs, and one that it may be without: the text may go on with the one above. */
const COST = { needed: 0.45, free: 0.65 }

/** What it costs of a whole sentence that the value above would swallow, which is none. */
const COST_OF_SENTENCE = 0.35

/** What begins a text in the lines below, without the name before it. */
const MARK_ALONE = /^\s*[|>][-+]?\s*$/

/** A line that may be a text, or the beginning of one, or all of it between quotation marks. */
const BARE = /^\s*(?:[^\s:"'[{|>#&*!%@`-]|:\s|"[^"]*"\s*$|'[^']*'\s*$)/

const isBare = (line: Line): boolean =>
  BARE.test(line.text) && !isItem(line) && !KEY_LINE.test(line.text)

/** A heading, an entry of a list, or an empty line between two paragraphs. */
const IN_PARAGRAPHS = /^\s*(?:(?:#{2,}|-)\s.*)?$/

/**
 * The lines of a text from its first one on: those right below in its column, or further in, and all but names of a
 * text that stands below its own name.
 */
const textFrom = ({ lines }: Sheet, index: number, isBelowName: boolean): Line[] => {
  if (!isBare(lines[index] as Line)) return []
  const column = indentOf(lines[index]?.text ?? '')
  const isPart = (line: Line) =>
    isBelowName ? isBlankLine(line) || !KEY_LINE.test(line.text) : isBare(line)
  const isInside = (line: Line) => isBlankLine(line) || indentOf(line.text) >= column
  const rest = lines.slice(index)
  const end = rest.findIndex((line) => !isPart(line) || !isInside(line))
  const own = end < 0 ? rest : rest.slice(0, end)
  return own.slice(0, own.findLastIndex((line) => !isBlankLine(line)) + 1)
}

/** What the group may be whose names stand in a column around a line. */
const groupsAt = (sheet: Sheet, index: number, column: number, schema: Schema): Schema[] => {
  const { lines } = sheet
  const first = linesBeside(sheet, index - 1, column, -1).at(-1)
  if (first && isFilledItem(first))
    return elementsAt(sheet, lines.indexOf(first), indentOf(first.text), schema)
  if (column === 0) return [schema]
  const owner = lines
    .slice(0, index)
    .findLast((line, at) => !sheet.inText[at] && isWritten(line) && siblingIndent(line) < column)
  const name = owner && keyIn(owner)
  return headsIn(schema).flatMap((head) => (head.name === name && !head.isList ? head.group : []))
}

/** What a text may be behind its name, and how it is written there: `400` is a number where one is wanted. */
export const valuesOf = (text: string): { value: unknown; written: string }[] => {
  const bare = unquoted(text)
  const isNumber = bare === text && /^\d+(?:\.\d+)?$/.test(text)
  const written = bare === text ? typed(text) : text
  return [...(isNumber ? [{ value: Number(text), written: text }] : []), { value: bare, written }]
}

/** A name that a text may have lost, and how the text is written behind it. */
interface Lost {
  name: string
  written: string
  isNeeded: boolean
}

/** The lines with names between which a text stands in its group. */
interface Between {
  above: readonly Line[]
  below: readonly Line[]
}

/** The kinds that a group may be of which it lacks something: the one that it says, if it does. */
const kindsBetween = (group: Schema, { above, below }: Between): Kind[] => {
  const lines = [...above, ...below]
  const kinds = kindsOf(group, namesIn(lines))
  const said = kinds.filter(({ key, option }) =>
    lines.some((line) => keyIn(line) === key && line.text.trimEnd().endsWith(`: ${option}`)),
  )
  return said.length > 0 ? said : kinds
}

/** The names that a text may have lost: those that its group cannot be without, or the only one that belongs here. */
const lostFor = (group: Schema, between: Between, text: string): Lost[] =>
  kindsBetween(group, between).flatMap(({ key, option, lacking }) => {
    const shape = shapeOf(group, key === undefined ? {} : { [key]: option }) ?? {}
    const taking = (names: readonly string[], isNeeded: boolean) =>
      names.flatMap((name) => {
        const taken = valuesOf(text).find(({ value }) => shape[name]?.safeParse(value).success)
        return taken ? [{ name, written: taken.written, isNeeded }] : []
      })
    const needed = taking(lacking, true)
    if (needed.length > 0) return needed
    const all = Object.keys(shape)
    const [first, last] = [between.above, between.below].map((lines) =>
      all.indexOf(namesIn(lines)[0] ?? ''),
    ) as [number, number]
    const here = taking(all.slice(first + 1, last < 0 ? undefined : last), false)
    return here.length === 1 ? here : []
  })

/** `title Das Haus`, `Titel Das Haus`: the name is there, if not as it should be, and lacks only its colon. */
const isWrittenBefore = (name: string, { text }: Line): boolean => {
  const [word = ''] = /^[\p{L}-]+/u.exec(text.trim()) ?? []
  return (suggest(word, [name]) ?? translated(word, [name])) !== undefined
}

/** A text whose name is gone, and the column in which the name stood. */
interface Nameless {
  line: Line
  column: number
  /** Its lines; below a mark, that of the mark alone. */
  lines: readonly Line[]
  text: string
}

/** Whether a text is more than one paragraph, whose line breaks count. */
const isInParagraphs = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => IN_PARAGRAPHS.test(text))

/** The mark behind the name of a text in the lines below. */
const markOf = ({ lines }: Nameless): string => (isInParagraphs(lines) ? '|' : '>-')

/** Whether a text is a sentence, and the value above it is none and is not continued by it. */
const isSentence = ({ text, line }: Nameless, above: Line | undefined): boolean =>
  above !== undefined &&
  keyIn(above) !== undefined &&
  /^\p{Lu}.*\s.*[.!?]$/u.test(text) &&
  !/[.!?:;,–-]\s*$/.test(above.text) &&
  !isContinued(above, line)

/** What is nameless from a line on, if the names of its group stand in a column. */
const namelessAt = (sheet: Sheet, index: number, column: number): Nameless | undefined => {
  const line = sheet.lines[index] as Line
  if (MARK_ALONE.test(line.text)) {
    const below = linesBelow(sheet.lines, index)
    const text = below.map((each) => each.text.trim()).join(' ')
    return text !== '' && column === indentOf(line.text)
      ? { line, column, lines: [line], text }
      : undefined
  }
  const lines = textFrom(sheet, index, column < indentOf(line.text))
  const above = sheet.lines.slice(0, index).findLast(({ text }) => !IN_PARAGRAPHS.test(text))
  // The rest of a text that stands above, or the value of an empty key.
  const goesOn =
    above !== undefined && indentOf(above.text) === indentOf(line.text) && isBare(above)
  const isValue = above !== undefined && /:\s*$/.test(above.text) && siblingIndent(above) === column
  if (lines.length === 0 || goesOn || isValue) return undefined
  // `: Das Haus` has kept its colon.
  const text = lines
    .map((each) => each.text.trim())
    .join(isInParagraphs(lines) ? '\n' : ' ')
    .replace(/^:\s+/, '')
  return { line, column, lines, text }
}

/** Whether name and text stand on one line. */
const isOneLine = ({ line, column, lines }: Nameless): boolean =>
  lines.length === 1 && indentOf(line.text) === column

/** Name and text, as they are written. */
const lineWith = ({ name, written }: Lost, { line }: Nameless): string =>
  `${name}: ${MARK_ALONE.test(line.text) ? line.text.trim() : written}`

const editsFor = (lost: Lost, nameless: Nameless): Repair['edits'] => {
  const { line, column, lines } = nameless
  if (isOneLine(nameless)) return [{ ...wholeLine(line), by: lineWith(lost, nameless) }]
  const head = `${' '.repeat(column)}${lost.name}: ${markOf(nameless)}\n`
  return lines
    .filter((each) => !isBlankLine(each))
    .map((each, at) => ({
      start: each.start,
      end: each.start + indentOf(each.text),
      by: `${at === 0 ? head : ''}${' '.repeat(Math.max(indentOf(each.text), column + 2))}`,
    }))
}

const wordsFor = (lost: Lost, nameless: Nameless): Repair['wording'] => {
  if (isOneLine(nameless)) return parseWording.lostName(lost.name, lineWith(lost, nameless))
  const { column, lines } = nameless
  const moved = lines.filter(({ text }) => indentOf(text) === column)
  return parseWording.lostNameAbove(lost.name, column, moved.length, markOf(nameless))
}

/** `Titel Das Haus`: the name of what is missing stands there in German, and lacks its colon. */
const germanName = (groups: readonly Schema[], between: Between, nameless: Nameless): Repair[] => {
  const { line } = nameless
  const [, word = '', text = ''] = /^\s*(\p{Lu}[\p{L}-]*)\s+(\S.*?)\s*$/u.exec(line.text) ?? []
  if (word === '' || !isOneLine(nameless)) return []
  const lacking = groups.flatMap((group) =>
    kindsBetween(group, between).flatMap((kind) => kind.lacking),
  )
  const name = translated(word, lacking)
  if (name === undefined) return []
  const by = `${name}: ${valuesOf(text).at(-1)?.written}`
  const edits = [{ ...wholeLine(line), by }]
  return [
    { range: wholeLine(line), wording: parseWording.missingColon(by), edits, cost: COST.needed },
  ]
}

const costOf = ({ isNeeded }: Lost, nameless: Nameless, above: Line | undefined): number => {
  if (isNeeded) return COST.needed
  return isSentence(nameless, above) ? COST_OF_SENTENCE : COST.free
}

/** The name before a text is gone: the text seems to belong to another, or to nothing. */
export const lostName: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  if (!schema || sheet.inText[index] || !(isBare(line) || MARK_ALONE.test(line.text))) return []
  const own = indentOf(line.text)
  for (const column of [own, own - 2]) {
    const nameless = column < 0 ? undefined : namelessAt(sheet, index, column)
    if (!nameless) continue
    const above = linesBeside(sheet, index - 1, column, -1)
    const below = linesBeside(sheet, index, column, 1)
    const hasNames = namesIn([...above, ...below]).length > 0
    const groups = hasNames ? groupsAt(sheet, index, column, schema) : []
    const named = germanName(groups, { above, below }, nameless)
    if (named.length > 0) return named
    const lost = groups.flatMap((group) => lostFor(group, { above, below }, nameless.text))
    const [first, ...others] = lost
    if (!first || lost.some(({ name }) => isWrittenBefore(name, line))) continue
    return [
      {
        range: wholeLine(line),
        wording: wordsFor(first, nameless),
        edits: editsFor(first, nameless),
        cost: costOf(first, nameless, sheet.lines[index - 1]),
        isGuess: others.some(({ name }) => name !== first.name),
      },
    ]
  }
  return []
}
