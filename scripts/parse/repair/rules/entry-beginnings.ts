import { namesBelow } from '../../../schema/names-below.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { weekdaysAlone } from '../../../schema/weekdays-in.ts'
import { indentOf, isBlankLine, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { typedInBrackets, unquoted } from '../../../yaml/quote.ts'
import { lineWording } from '../../line-messages.ts'
import { isFilledItem, keyIn, linesBeside, namesIn, ownNames } from '../lines/group-lines.ts'
import type { Rule, Sheet } from '../repair.ts'
import { elementsAt, type Kind, kindsOf } from './kinds-of-entry.ts'
import { replaceLine } from './stray-line.ts'

/** `- Großräschen`, `- [friday]` or `- Samstag:`, above the other lines of a group. */
const TEXT_OF_ENTRY = /^(\s*-\s+)((\[[^[\]{}]*\]|[^\s"'[{|>#&*!-](?:(?!:(?:\s|$)|\s#).)*?)(:?))\s*$/

/** What a text may be behind its name, and how it is written there: itself, or the entries of a list. */
const valuesOf = (text: string): { value: unknown; written: string }[] => {
  const [, inside] = /^\[(.*)\]$/.exec(text) ?? []
  const days = weekdaysAlone(inside ?? text)
  const named = { value: days, written: `[${days.join(', ')}]` }
  const values =
    inside === undefined
      ? [
          { value: text, written: text },
          { value: [text], written: `[${typedInBrackets(text)}]` },
        ]
      : [{ value: inside.split(',').map((each) => unquoted(each.trim())), written: text }]
  return days.length > 0 ? [...values, named] : values
}

/** Whether a field takes but certain words: any other text might as well be a name. */
const isOfChoices = (field: Schema): boolean =>
  !field.safeParse('a').success && !field.safeParse(['a']).success

/** The first name of a group that a text may stand behind, of those that it cannot be without before the others. */
const namedFor = (
  element: Schema,
  { text, isName }: { text: string; isName: boolean },
  { option, key, lacking }: Kind,
  taken: readonly string[],
): { name: string; written: string } | undefined => {
  const shape = shapeOf(element, key === undefined ? {} : { [key]: option }) ?? {}
  const free = [...lacking, ...Object.keys(shape)].filter((name) => !taken.includes(name))
  // `- town Großräschen` has its name; what it lacks is the colon.
  if (free.some((name) => text.startsWith(`${name} `))) return undefined
  return valuesOf(text).flatMap(({ value, written }) => {
    const name = free.find((each) => {
      const field = shape[each]
      return field?.safeParse(value).success && (!isName || isOfChoices(field))
    })
    return name === undefined ? [] : [{ name, written }]
  })[0]
}

/** An entry that begins with a text, `- Großräschen`, or with a list in brackets, and goes on with lines that have a name before them. */
export const namelessBeginning: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  const [, lead = '', whole = '', text = '', colon] = TEXT_OF_ENTRY.exec(line.text) ?? []
  const below = sheet.lines[index + 1]
  if (!schema || text === '' || sheet.inText[index] || !below || isFilledItem(below)) return []
  if (keyIn(below) === undefined || indentOf(below.text) !== siblingIndent(line)) return []
  const names = ownNames(sheet, index + 1)
  const begun = { text, isName: colon === ':' }
  return elementsAt(sheet, index, indentOf(line.text), schema)
    .flatMap((element) =>
      // `- postcode`: the kind itself rather than a text of another one.
      kindsOf(element, names)
        .toSorted((a, b) => Number(b.option === text) - Number(a.option === text))
        .flatMap((kind) => namedFor(element, begun, kind, names) ?? []),
    )
    .slice(0, 1)
    .map(({ name, written }) => {
      const start = line.start + lead.length
      const by = `${name}: ${written}`
      return {
        range: wholeLine(line),
        wording: lineWording.namelessBeginning(name, `${lead.trimStart()}${by}`),
        edits: [{ start, end: start + whole.length, by }],
        cost: 0.4,
      }
    })
}

/** `  torte`, `torte:` */
const WORD_ALONE = /^\s*([\p{L}\d_-]+):?\s*$/u

/** Whether an entry may begin at a line: it stands apart, or what stands below it stands in the entry above, too. */
const isApart = (sheet: Sheet, index: number, names: readonly string[]): boolean => {
  if (isBlankLine(sheet.lines[index - 1])) return true
  const column = indentOf(sheet.lines[index + 1]?.text ?? '')
  const above = namesIn(linesBeside(sheet, index - 1, column, -1))
  return above.length === 0 || names.some((name) => above.includes(name))
}

/** `torte:` for `- id: torte`: an entry that begins with its first value, without the dash and the name before it. */
export const bareBeginning: Rule = (sheet, index, schema) => {
  const [line, below] = [sheet.lines[index] as Line, sheet.lines[index + 1]]
  const [, text = ''] = WORD_ALONE.exec(line.text) ?? []
  if (!schema || text === '' || sheet.inText[index] || !below || isFilledItem(below)) return []
  const column = indentOf(below.text) - 2
  if (column < 0 || keyIn(below) === undefined) return []
  const names = ownNames(sheet, index + 1)
  if (!isApart(sheet, index, names)) return []
  // A name is no value, but for one that says of which kind an entry is.
  const isName = namesBelow(schema).has(text)
  return elementsAt(sheet, index, column, schema)
    .flatMap((element) =>
      kindsOf(element, names)
        .filter(({ lacking, option }) => lacking.length === 1 && (!isName || option === text))
        .flatMap((kind) => {
          const found = namedFor(element, { text, isName: false }, kind, names)
          return found && kind.lacking.includes(found.name) ? [found] : []
        }),
    )
    .slice(0, 1)
    .map(({ name, written }) => {
      const entry = `${name}: ${written}`
      return {
        range: wholeLine(line),
        wording: lineWording.missingDash(entry, column),
        edits: replaceLine(line, `${' '.repeat(column)}- ${entry}`),
        cost: 0.4,
      }
    })
}

/** `  # - type: values`: the first line of an entry, as a note. */
const NOTED = /^(\s*)#\s*(-\s+[\w-]+:(?:\s.*)?)$/

/** `  #   period: zwei Wochen`: another line of it, as a note. */
const NOTED_KEY = /^\s*#\s*[\w-]+:(?:\s.*)?$/

/** The lines above that were made notes, from the one with the dash on; none where there is no such line. */
const notedAbove = (lines: readonly Line[], index: number): Line[] => {
  let first = index - 1
  while (NOTED_KEY.test(lines[first]?.text ?? '')) first -= 1
  return NOTED.test(lines[first]?.text ?? '') ? lines.slice(first, index) : []
}

/** The first lines of an entry were made notes, and the lines below them, which belong to it, were not. */
export const notedBeginning: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  if (inText[index] || keyIn(line) === undefined || isFilledItem(line)) return []
  const column = indentOf(line.text) - 2
  const noted = column < 0 ? [] : notedAbove(lines, index)
  const [above, last] = [noted[0], noted.at(-1)]
  const [, margin = '', entry = ''] = NOTED.exec(above?.text ?? '') ?? []
  if (!above || !last) return []
  const first = entry.trimEnd()
  const begins = [first, ...noted.slice(1).map(({ text }) => `  ${text.replace(/^\s*#\s*/, '')}`)]
  return [
    {
      range: { start: above.start + margin.length, end: wholeLine(last).end },
      wording:
        noted.length > 1
          ? lineWording.notedBeginnings(noted.length, first, column)
          : lineWording.notedBeginning(first, column),
      edits: noted.map((each, at) => ({
        start: each.start,
        end: wholeLine(each).end,
        by: ' '.repeat(column) + begins[at],
      })),
      cost: 0.4,
      isGuess: true,
    },
  ]
}
