import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { indentOf, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import { isFilledItem, keyIn, ownNames } from '../group-lines.ts'
import type { Rule } from '../repair.ts'
import { elementsAt, type Kind, kindsOf } from './kinds-of-entry.ts'

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
