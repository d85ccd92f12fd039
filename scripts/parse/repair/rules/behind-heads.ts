import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { hasLinesBelow, indentOf, type Line, nextLine, siblingIndent } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { keyWording } from '../../key-messages.ts'
import { isFilledItem, keyIn, ownNames } from '../lines/group-lines.ts'
import { headsIn, isHead } from '../lines/heads.ts'
import type { Rule, Sheet } from '../repair.ts'
import { kindsOf } from './kinds-of-entry.ts'
import { valuesOf } from './names-between.ts'

/** A key with what belongs into the lines below it; a mark of the whole, and that for a text, belong where they are. */
const HEAD_AND_PART =
  /^(\s*(?:-\s+)*)([a-z][\w-]*):((?:\s+!\S+(?=\s+-\s))?)(\s+)(?![|>][-+\d]*\s*$)([^\s#].*?)\s*$/

/** What stands behind a head, on its line. */
interface Behind {
  head: string
  value: string
  range: Range
  /** `!platzhalter` before it, with the space. */
  mark: string
  /** Right behind the colon, or the mark. */
  colon: number
  line: Line
  /** The first line of what stands below. */
  below: Line | undefined
}

const behindHead = (
  { lines, inText }: Sheet,
  index: number,
  schema?: Schema,
): Behind | undefined => {
  const line = lines[index] as Line
  const [, before = '', head = '', mark = '', gap = '', value = ''] = inText[index]
    ? []
    : (HEAD_AND_PART.exec(line.text) ?? [])
  if (head === '' || (schema && !isHead(head, schema))) return undefined
  const colon = line.start + before.length + head.length + 1 + mark.length
  const start = colon + gap.length
  const below = hasLinesBelow(lines, index) ? nextLine(lines, index) : undefined
  return { head, value, range: { start, end: start + value.length }, mark, colon, line, below }
}

/** Where what stands behind a head begins in a line of its own: the keys below `- days: …` are those of its entry. */
const columnFor = (part: string, { line, below }: Behind): number => {
  if (!below) return siblingIndent(line) + 2
  const isEntry = /^-\s+[a-z][\w-]*:(?:\s|$)/.test(part) && !/^\s*-(?:\s|$)/.test(below.text)
  return isEntry ? Math.max(indentOf(below.text) - 2, siblingIndent(line)) : indentOf(below.text)
}

/** `- Teige ansetzen - Öfen beschicken`: each with its dash. */
const entriesIn = (part: string): string[] =>
  part.startsWith('- ') ? part.split(/\s+(?=-\s)/) : [part]

/** `tasks: Teige ansetzen` above entries, `meta: title: Sortiment` above keys: the first stands behind their head. */
export const partBehindHead: Rule = (sheet, index, schema) => {
  const found = behindHead(sheet, index, schema)
  if (!found) return []
  const { head, value, range, mark, colon, below } = found
  const isOfList = below !== undefined && isFilledItem(below)
  if (!isOfList && !/^(?:-\s|[a-z][\w-]*:(?:\s|$))/.test(value)) return []
  const part = isOfList ? `- ${value.replace(/^-\s+/, '')}` : value
  const column = columnFor(part, found)
  const parts = entriesIn(part)
  const say = parts.length > 1 ? keyWording.partsBehindHead : keyWording.partBehindHead
  return [
    {
      range,
      wording: say(head, parts[0] ?? part, column, mark),
      edits: [
        {
          start: colon,
          end: range.end,
          by: parts.map((each) => `\n${' '.repeat(column)}${each}`).join(''),
        },
      ],
      // Of two colons in a line with nothing below, the second may belong to a text.
      cost: isOfList ? 0.4 : 0.48,
    },
  ]
}

/** Whether a line begins a group that some head of this name holds, or the first of its groups. */
const beginsGroup = (line: Line, head: string, schema: Schema): boolean => {
  const key = keyIn(line)
  return (
    key !== undefined &&
    headsIn(schema).some(
      ({ name, isList, inner }) => name === head && isList === isFilledItem(line) && inner.has(key),
    )
  )
}

/** The names that the group below a head cannot be without, has not, and that words behind the head may have. */
const lostBehind = (
  sheet: Sheet,
  below: number,
  head: string,
  words: string,
  schema: Schema,
): string[] => {
  const names = ownNames(sheet, below)
  return headsIn(schema)
    .filter(({ name, isList }) => name === head && !isList)
    .flatMap(({ group }) =>
      kindsOf(group, names).flatMap(({ key, option, lacking }) => {
        const shape = shapeOf(group, key === undefined ? {} : { [key]: option }) ?? {}
        return lacking.filter((name) =>
          valuesOf(words).some(({ value }) => shape[name]?.safeParse(value).success),
        )
      }),
    )
}

/** `image: haus.webp` above `alt: …`, `image: Foto vom Haus` above `src: haus.webp`: what the group lacks, or words, behind the head of one that is there. */
export const wordsBehindHead: Rule = (sheet, index, schema) => {
  const found = behindHead(sheet, index, schema)
  if (!found?.below || !schema || /^[!&]\S*$/.test(found.value)) return []
  const { head, value, range, colon, below } = found
  const { lines } = sheet
  // A part of the group goes to the others: `partBehindHead`.
  const isPart = beginsGroup({ text: value, start: range.start }, head, schema)
  if (isPart || !beginsGroup(below, head, schema)) return []
  const [lost] = lostBehind(sheet, lines.indexOf(below), head, value, schema)
  if (lost) {
    const part = `${lost}: ${value}`
    const column = indentOf(below.text)
    return [
      {
        range,
        wording: keyWording.partBehindHead(head, part, column),
        edits: [{ start: colon, end: range.start, by: `\n${' '.repeat(column)}${lost}: ` }],
        cost: 0.41,
      },
    ]
  }
  // Where the same stands below, nothing is lost.
  const isGuess = !below.text.includes(value)
  const edits = [{ start: colon, end: range.end, by: '' }]
  return [{ range, wording: keyWording.wordsBehindHead(head, value), edits, cost: 0.42, isGuess }]
}
