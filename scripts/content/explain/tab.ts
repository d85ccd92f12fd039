import { indentOf, type Line } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'
import { columnFor } from './indentation.ts'

/** A tab in the indentation, on this line or the first below it that has one. */
export const explainTab = (lines: Line[], from: number): Explanation | undefined => {
  const below = lines.findIndex(({ text }, index) => index >= from && /^\s*\t/.test(text))
  const index = below < 0 ? from : below
  const line = lines[index]
  const at = line?.text.indexOf('\t') ?? -1
  if (!line || at < 0) return undefined
  const range = { start: line.start + at, end: line.start + at + 1 }
  if (!/^\s*\t/.test(line.text))
    return { range, wording: wording.tab(), edits: [{ ...range, by: ' ' }] }
  const end = line.start + indentOf(line.text)
  const tabs = line.text.slice(at, indentOf(line.text)).replace(/[^\t].*/, '').length
  const spaces = ' '.repeat(columnFor(lines, index))
  return {
    range: { start: range.start, end: range.start + tabs },
    wording: wording.tab(),
    edits: [{ start: line.start, end, by: spaces }],
  }
}
