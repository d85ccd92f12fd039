import { hasLinesBelow, type Line, lineIndexAt, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'
import { explainValue, readValue } from './value.ts'

/** `&name` before a group, `*name` in place of one, or a text that begins with one of the signs. */
export const explainAlias = (lines: Line[], offset: number): Explanation => {
  const index = lineIndexAt(lines, offset)
  const line = lines[index] ?? { text: '', start: 0 }
  const range = wholeLine(line)
  if (/^\s*<<:/.test(line.text)) return remove(range)
  const value = readValue(line)
  if (value && hasLinesBelow(lines, index) && /^&\S+$/.test(value.value)) return remove(value.range)
  return explainValue(line) ?? { range, wording: wording.alias() }
}

const remove = (range: Explanation['range']): Explanation => ({
  range,
  wording: wording.alias(),
  edits: [{ ...range, by: '' }],
})
