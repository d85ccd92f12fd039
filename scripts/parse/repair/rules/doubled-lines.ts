import { type Line, wholeLine } from '../../../text/lines.ts'
import { keyWording } from '../../key-messages.ts'
import type { Rule } from '../repair.ts'

/** A line to which lines below it belong: a name with nothing behind it, the first line of an entry. */
const HEAD = /^\s*(?:([a-z][\w-]*):\s*(?:[|>][-+]?)?|-\s+([a-z][\w-]*):\s.*)$/

/** `text: >-` below the same line: what belongs to one of them belongs to neither then. */
export const doubledHead: Rule = ({ lines, inText }, index) => {
  const [first, second] = [lines[index], lines[index + 1]] as [Line, Line | undefined]
  const [, name, item] = inText[index] ? [] : (HEAD.exec(first.text) ?? [])
  const key = name ?? item
  if (key === undefined || !second || second.text.trimEnd() !== first.text.trimEnd()) return []
  const words = keyWording.duplicateKey(key, index + 1)
  const edits = [{ start: first.start, end: second.start, by: '' }]
  return [{ range: wholeLine(second), wording: words, edits, cost: 0.15 }]
}
