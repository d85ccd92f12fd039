import { indentOf, isWritten, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { isFilledItem, keyIn, OPENS } from '../lines/group-lines.ts'
import type { Rule } from '../repair.ts'

/** `title: Brot` above `- type: hero`: a line of an entry that got above its first one. */
export const lineAboveEntry: Rule = ({ lines, inText }, index) => {
  const [above, line, first] = [lines[index - 1], lines[index] as Line, lines[index + 1]]
  if (inText[index] || keyIn(line) === undefined || isFilledItem(line) || OPENS.test(line.text))
    return []
  if (!first || !isFilledItem(first) || siblingIndent(first) !== indentOf(line.text)) return []
  // Right below another entry it may belong to that.
  if (isWritten(above) && !/:\s*$/.test(above?.text ?? '')) return []
  const end = first.start + first.text.length
  return [
    {
      range: wholeLine(line),
      wording: lineWording.lineAboveEntry(first.text.trim()),
      edits: [
        { start: line.start, end: first.start, by: '' },
        { start: end, end, by: `\n${line.text}` },
      ],
      cost: 0.5,
    },
  ]
}
