import { indentOf, isKeyOrItem, type Line, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'
import { isInBlockText } from './open-quote.ts'

/** Whether a line begins with a word that is a key elsewhere in the file: there the colon is missing. */
const beginsWithKey = (line: Line, lines: Line[]): boolean => {
  const [word = ''] = line.text.trim().split(/[\s:]/, 1)
  const key = new RegExp(`^\\s*(?:-\\s+)*${word}:`)
  return /^[a-z][\w-]*$/i.test(word) && lines.some(({ text }) => key.test(text))
}

/** A line without a key below the lines of a text that `|` or `>` begins, moved too far out. */
export const explainText = (lines: Line[], index: number): Explanation | undefined => {
  for (let at = index; at > 0; at -= 1) {
    const line = lines[at]
    if (!line || line.text.trim() === '') continue
    if (isKeyOrItem(line) || line.text.trimStart().startsWith('#')) {
      if (at < index) return undefined
      continue
    }
    const above = lines[at - 1]
    if (!above || !isInBlockText(lines, at - 1) || isInBlockText(lines, at)) continue
    if (beginsWithKey(line, lines)) return undefined
    const expected = indentOf(above.text)
    const found = indentOf(line.text)
    return {
      range: wholeLine(line),
      wording: wording.textIndent(found, expected),
      edits: [{ start: line.start, end: line.start + found, by: ' '.repeat(expected) }],
    }
  }
  return undefined
}
