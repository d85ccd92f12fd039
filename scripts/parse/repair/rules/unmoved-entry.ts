import { elementOf, type Schema } from '../../../schema/schema.ts'
import { indentOf, isBlankLine, isWritten, type Line, wholeLine } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { isFilledItem, keyIn } from '../lines/group-lines.ts'
import type { Rule, Sheet } from '../repair.ts'

/** Whether a line begins where the dashes of the entries above it stand. */
const isAtListsEdge = ({ lines }: Sheet, index: number): boolean => {
  const column = indentOf(lines[index]?.text ?? '')
  const above = lines
    .slice(0, index)
    .findLast((line) => isWritten(line) && indentOf(line.text) <= column)
  return above !== undefined && isFilledItem(above) && indentOf(above.text) === column
}

/** Whether a line is the first of a list's first entry: the list is all of the file, and its next entry has a dash. */
const isAboveEntries = ({ lines }: Sheet, index: number, schema: Schema): boolean => {
  const isFirst = !lines.slice(0, index).some(isWritten)
  const below = lines.slice(index).find((line) => isFilledItem(line) && indentOf(line.text) === 0)
  return isFirst && below !== undefined && elementOf(schema) !== undefined
}

/** An entry whose dash is gone, and with it the step by which its other lines stand further in. */
export const unmovedEntry: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  if (!schema || sheet.inText[index] || keyIn(line) === undefined || isFilledItem(line)) return []
  if (!isAtListsEdge(sheet, index) && !isAboveEntries(sheet, index, schema)) return []
  const column = indentOf(line.text)
  const end = sheet.lines.findIndex(
    (each, at) =>
      at > index &&
      !isBlankLine(each) &&
      (indentOf(each.text) < column || (isFilledItem(each) && indentOf(each.text) === column)),
  )
  const below = sheet.lines
    .slice(index + 1, end < 0 ? undefined : end)
    .filter((each) => !isBlankLine(each))
  const isBeside = (each: Line) => indentOf(each.text) === column && keyIn(each) !== undefined
  if (!below.some(isBeside)) return []
  const put = ({ start }: Line, by: string) => ({ start: start + column, end: start + column, by })
  return [
    {
      range: wholeLine(line),
      wording: lineWording.unmovedEntry(line.text.trim(), below.length),
      edits: [put(line, '- '), ...below.map((each) => put(each, '  '))],
      cost: 0.5,
      isLayout: true,
    },
  ]
}
