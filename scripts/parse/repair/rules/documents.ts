import { wholeLine } from '../../../text/lines.ts'
import { isBlank } from '../../../yaml/yaml.ts'
import { fileWording } from '../../file-messages.ts'
import type { Rule } from '../repair.ts'

/** The keys at the edge of a text. */
const keysIn = (text: string) => [...text.matchAll(/^[\w-]+(?=:)/gm)].map(([key]) => key)

/**
 * A line `---` or `...` with which YAML begins a second document: a line too many, unless what follows
 * says the same things again.
 */
export const secondDocument: Rule = ({ text, lines }, index) => {
  const line = lines[index]
  if (!line || !/^(?:---|\.\.\.)\s*$/.test(line.text) || isBlank(text.slice(0, line.start)))
    return []
  const range = wholeLine(line)
  const earlier = new Set(keysIn(text.slice(0, range.start)))
  const isTwice = keysIn(text.slice(range.end)).some((key) => earlier.has(key))
  const end = isTwice ? text.length : range.end
  const edits = [{ start: range.start, end, by: '' }]
  return [{ range, wording: fileWording.twoDocuments(), edits, cost: 0.3 }]
}
