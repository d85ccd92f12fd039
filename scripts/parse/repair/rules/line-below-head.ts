import { indentOf, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { isFilledItem, keyIn, OPENS } from '../lines/group-lines.ts'
import type { Rule } from '../repair.ts'

/** A head with nothing behind it; it begins no entry, for that would have to begin anew. */
const HEAD = /^\s*[a-z][\w-]*:\s*$/

/** The same, or one with the mark of a text in the lines below it. */
const HEAD_OR_MARK = /^\s*[a-z][\w-]*:\s*(?:[|>][-+]?\s*)?$/

const headIn = (line: Line | undefined): line is Line => HEAD.test(line?.text ?? '')

/** Whether a line is a key with its value in a column. */
const isValueAt = (line: Line, column: number): boolean =>
  keyIn(line) !== undefined &&
  !isFilledItem(line) &&
  !OPENS.test(line.text) &&
  indentOf(line.text) === column

/** `note: netto` between `rows:` and the first of its rows, or between `text: |-` and its text: lines of the group in which the head stands. */
export const lineBelowHead: Rule = ({ lines, inText }, index) => {
  const [last, part] = [lines[index] as Line, lines[index + 1]]
  const column = indentOf(last.text)
  if (inText[index] || !isValueAt(last, column) || !part || indentOf(part.text) < column) return []
  if (indentOf(part.text) === column && !isFilledItem(part)) return []
  const above = lines.slice(0, index).findLastIndex((each) => !isValueAt(each, column))
  const [head, first] = [lines[above], lines[above + 1]]
  if (!head || !HEAD_OR_MARK.test(head.text) || !first || siblingIndent(head) !== column) return []
  const end = last.start + last.text.length
  return [
    {
      range: wholeLine(first),
      wording: lineWording.lineBelowHead(head.text.trim(), index - above),
      // The head moves, and what is wrong with the lines shows where they are.
      edits: [
        { start: head.start, end: first.start, by: '' },
        { start: end, end, by: `\n${head.text}` },
      ],
      cost: 0.5,
    },
  ]
}

/** Whether a line goes on in the one below the next: a value beside it, or the head of a text or group there. */
const goesOn = (line: Line, below: Line): boolean => {
  const [own, inner] = [indentOf(line.text), indentOf(below.text)]
  if (HEAD_OR_MARK.test(line.text)) return inner > own
  return isValueAt(line, inner) && isValueAt(below, inner)
}

/** `  src: haus.webp` above `image:`, `  text: >-` above `sent:`: a line of a group that got above its head. */
export const partAboveHead: Rule = ({ lines, inText }, index) => {
  const [line, head, first] = [lines[index] as Line, lines[index + 1], lines[index + 2]]
  if (inText[index] || !headIn(head) || !first) return []
  if (indentOf(line.text) <= siblingIndent(head) || !goesOn(line, first)) return []
  const end = head.start + head.text.length
  return [
    {
      range: wholeLine(line),
      wording: lineWording.partAboveHead(head.text.trim()),
      edits: [
        { start: line.start, end: head.start, by: '' },
        { start: end, end, by: `\n${line.text}` },
      ],
      cost: 0.5,
    },
  ]
}
