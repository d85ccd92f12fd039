import { indentOf, type Line } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { columnsAround, isTabbed } from '../moved/columns-around.ts'
import type { Rule } from '../repair.ts'

/** Tabs in the indentation, of this line and those right below it. */
export const tab: Rule = ({ lines, text }, index) => {
  const line = lines[index] as Line
  const at = line.text.indexOf('\t')
  if (at < 0) return []
  const start = line.start + at
  if (at >= indentOf(line.text)) {
    const range = { start, end: start + 1 }
    return [{ range, wording: fileWording.tabBetween(), edits: [{ ...range, by: ' ' }], cost: 0.3 }]
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
      wording: fileWording.tab(column, index + 1, index + count),
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
