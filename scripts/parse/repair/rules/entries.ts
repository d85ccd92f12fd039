import { requiredOf } from '../../../schema/required.ts'
import {
  choicesOf,
  discriminatorOf,
  elementOf,
  type Schema,
  shapeOf,
} from '../../../schema/schema.ts'
import { indentOf, isKeyOrItem, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import { isFilledItem, keyIn, linesBeside, namesIn, ownNames } from '../group-lines.ts'
import { headsIn } from '../heads.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'

/** The rest of an entry, from the first of its lines that is left. */
interface Rest {
  line: Line
  /** Where its dash stood. */
  column: number
  names: readonly string[]
  /** How many lines are left below that one. */
  more: number
}

const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === ''

/** The last line of what stands no further out than a line, up to the next entry. */
const lastOf = ({ lines }: Sheet, index: number): number => {
  const column = indentOf(lines[index]?.text ?? '')
  const isOutside = (line: Line, at: number) =>
    at > index && !isBlank(line) && indentOf(line.text) < column
  const next = lines.findIndex(isOutside)
  return lines.slice(0, next < 0 ? undefined : next).findLastIndex((line) => !isBlank(line))
}

/** Whether an entry may begin at a line: apart from what stands above, or with names that are taken there. */
const mayBegin = (sheet: Sheet, index: number, own: readonly string[]): boolean => {
  const [above, line] = [sheet.lines[index - 1], sheet.lines[index] as Line]
  if (!above || isBlank(above) || /:\s*$/.test(above.text)) return true
  const names = namesIn(linesBeside(sheet, index - 1, indentOf(line.text), -1))
  // One line alone was written twice, and so was one right below its like.
  return own.length > 1 && names.includes(own[0] ?? '') && keyIn(above) !== own[0]
}

const restAt = (sheet: Sheet, index: number): Rest | undefined => {
  const line = sheet.lines[index] as Line
  const column = indentOf(line.text) - 2
  if (column < 0 || isFilledItem(line) || !isKeyOrItem(line) || sheet.inText[index])
    return undefined
  const names = ownNames(sheet, index)
  return mayBegin(sheet, index, names)
    ? { line, column, names, more: lastOf(sheet, index) - index }
    : undefined
}

/** What may be an entry of the list in which one with its dash in this column would stand. */
const elementsAt = ({ lines }: Sheet, index: number, column: number, schema: Schema): Schema[] => {
  const isBeside = (line: Line) => isFilledItem(line) && indentOf(line.text) === column
  const owner = lines
    .slice(0, index)
    .findLast((line) => !isBlank(line) && siblingIndent(line) <= column && !isBeside(line))
  const own = elementOf(schema)
  const name = owner && keyIn(owner)
  if (name === undefined) return own ? [own] : []
  return headsIn(schema).flatMap((head) => (head.name === name ? (head.element ?? []) : []))
}

/** A kind of entry that has all the names of a rest. */
interface Kind {
  key: string | undefined
  option: string | undefined
  lacking: readonly string[]
}

const kindsOf = (element: Schema, names: readonly string[]): Kind[] => {
  const key = discriminatorOf(element)
  const options = key === undefined ? [undefined] : choicesOf(element)
  return options.flatMap((option) => {
    const shape = shapeOf(element, key === undefined ? {} : { [key]: option }) ?? {}
    const lacking = requiredOf(shape).filter((name) => !names.includes(name))
    return names.every((name) => Object.hasOwn(shape, name)) ? [{ key, option, lacking }] : []
  })
}

/** An entry without the line that says of which kind it is. */
const withoutKind = ({ line, column, more }: Rest, kinds: readonly Kind[]): Repair[] => {
  const [likely, ...others] = kinds.filter(({ key, lacking }) => lacking.join() === key)
  if (!likely) return []
  const isGuess = others.length > 0
  const first = `- ${likely.key}: ${likely.option}`
  const words = parseWording.lostKind(isGuess ? `- ${likely.key}: …` : first, column, more)
  const edits = [{ start: line.start, end: line.start, by: `${' '.repeat(column)}${first}\n` }]
  // What is wrong with the kind that is tried shows where its line would stand.
  const range = { start: line.start, end: wholeLine(line).end }
  return [{ range, wording: words, edits, cost: 0.5, isGuess }]
}

/** An entry that begins with what belongs further down in it. */
const withoutBeginning = ({ line, column, more }: Rest, { lacking }: Kind): Repair[] => {
  if (lacking.length === 0) return []
  const edits = [{ start: line.start, end: line.start + column + 2, by: `${' '.repeat(column)}- ` }]
  const words = parseWording.lostBeginning(lacking, column, more)
  return [{ range: wholeLine(line), wording: words, edits, cost: 0.35, isGuess: true }]
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

/** `- Großräschen`, above the other lines of a group. */
const TEXT_OF_ENTRY = /^(\s*-\s+)([^\s"'[{|>#&*!-](?:(?!:(?:\s|$)|\s#).)*?)\s*$/

/** The first name of a group that a text may stand behind, of those that it cannot be without before the others. */
const nameFor = (
  element: Schema,
  text: string,
  { option, key, lacking }: Kind,
  taken: readonly string[],
): string | undefined => {
  const shape = shapeOf(element, key === undefined ? {} : { [key]: option }) ?? {}
  return [...lacking, ...Object.keys(shape)].find(
    (name) => !taken.includes(name) && shape[name]?.safeParse(text).success,
  )
}

/** An entry that begins with a text, `- Großräschen`, and goes on with lines that have a name before them. */
export const namelessBeginning: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  const [, lead = '', text = ''] = TEXT_OF_ENTRY.exec(line.text) ?? []
  const below = sheet.lines[index + 1]
  if (!schema || text === '' || sheet.inText[index] || !below || isFilledItem(below)) return []
  if (keyIn(below) === undefined || indentOf(below.text) !== siblingIndent(line)) return []
  const names = ownNames(sheet, index + 1)
  return elementsAt(sheet, index, indentOf(line.text), schema)
    .flatMap((element) =>
      kindsOf(element, names).flatMap((kind) => nameFor(element, text, kind, names) ?? []),
    )
    .slice(0, 1)
    .map((name) => ({
      range: wholeLine(line),
      wording: parseWording.namelessBeginning(name, `${lead.trimStart()}${name}: ${text}`),
      edits: [{ start: line.start + lead.length, end: line.start + lead.length, by: `${name}: ` }],
      cost: 0.4,
    }))
}

/** `  # - type: values`: the first line of an entry, as a note. */
const NOTED = /^(\s*)#\s*(-\s+[\w-]+:(?:\s.*)?)$/

/** The first line of an entry was made a note, and the lines below it, which belong to it, were not. */
export const notedBeginning: Rule = ({ lines, inText }, index) => {
  const [line, above] = [lines[index] as Line, lines[index - 1]]
  const [, margin = '', entry = ''] = NOTED.exec(above?.text ?? '') ?? []
  if (!above || entry === '' || inText[index] || keyIn(line) === undefined || isFilledItem(line))
    return []
  const column = indentOf(line.text) - 2
  if (column < 0) return []
  const first = entry.trimEnd()
  return [
    {
      range: { start: above.start + margin.length, end: wholeLine(above).end },
      wording: parseWording.notedBeginning(first, column),
      edits: [{ start: above.start, end: wholeLine(above).end, by: ' '.repeat(column) + first }],
      cost: 0.4,
      isGuess: true,
    },
  ]
}

/** Whether a line begins where the dashes of the entries above it stand. */
const isAtListsEdge = ({ lines }: Sheet, index: number): boolean => {
  const column = indentOf(lines[index]?.text ?? '')
  const above = lines
    .slice(0, index)
    .findLast((line) => !isBlank(line) && indentOf(line.text) <= column)
  return above !== undefined && isFilledItem(above) && indentOf(above.text) === column
}

/** An entry whose dash is gone, and with it the step by which its other lines stand further in. */
export const unmovedEntry: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  if (!schema || sheet.inText[index] || keyIn(line) === undefined || isFilledItem(line)) return []
  if (!isAtListsEdge(sheet, index)) return []
  const column = indentOf(line.text)
  const end = sheet.lines.findIndex(
    (each, at) =>
      at > index &&
      !isBlank(each) &&
      (indentOf(each.text) < column || (isFilledItem(each) && indentOf(each.text) === column)),
  )
  const below = sheet.lines
    .slice(index + 1, end < 0 ? undefined : end)
    .filter((each) => !isBlank(each))
  const isBeside = (each: Line) => indentOf(each.text) === column && keyIn(each) !== undefined
  if (!below.some(isBeside)) return []
  const put = ({ start }: Line, by: string) => ({ start: start + column, end: start + column, by })
  return [
    {
      range: wholeLine(line),
      wording: parseWording.unmovedEntry(line.text.trim(), below.length),
      edits: [put(line, '- '), ...below.map((each) => put(each, '  '))],
      cost: 0.5,
      isLayout: true,
    },
  ]
}
