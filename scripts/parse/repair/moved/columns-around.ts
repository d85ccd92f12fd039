import { indentOf, type Line, siblingIndent, writtenBeside } from '../../../text/lines.ts'
import type { Sheet } from '../repair.ts'

/** Whether a line has a tab in its margin. */
export const isTabbed = (line: Line | undefined) => /^ *\t/.test(line?.text ?? '')

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

/** Whether a line in this column would be taken for a part of the text above it. */
export const isSwallowed = ({ lines, inText }: Sheet, index: number, column: number): boolean => {
  const above = writtenBeside(lines, index, -1)
  return inText[above] === true && column >= indentOf((lines[above] as Line).text)
}
