import { indentOf, type Line, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import type { Rule } from '../repair.ts'

/** Where an entry ends that begins at a line: at the first line that stands no further in. */
const endOfEntry = (lines: readonly Line[], index: number): number => {
  const own = indentOf(lines[index]?.text ?? '')
  const end = lines.findIndex(
    ({ text }, at) => at > index && text.trim() !== '' && indentOf(text) <= own,
  )
  return end < 0 ? lines.length : end
}

/** An entry that was pasted above the line with the name of its list: `- type: services` above `blocks:`. */
export const entryAboveHead: Rule = ({ text, lines, inText }, index) => {
  const line = lines[index] as Line
  const key = /^\s*-\s+([a-z][\w-]*):\s/.exec(line.text)?.[1]
  if (key === undefined || inText[index]) return []
  const end = endOfEntry(lines, index)
  const [head, first] = [lines[end], lines[end + 1]]
  const isHead = head !== undefined && /^\s*[a-z][\w-]*:\s*$/.test(head.text)
  const begins = first && /^(\s*)-\s+([a-z][\w-]*):\s/.exec(first.text)
  if (!isHead || begins?.[2] !== key || !first) return []
  const moved = text.slice(line.start, head.start).trimEnd()
  const by = indentOf(first.text) - indentOf(line.text)
  const shifted = moved.replace(/^ */gm, (margin) => ' '.repeat(Math.max(margin.length + by, 0)))
  return [
    {
      range: wholeLine(line),
      wording: parseWording.entryAboveHead(head.text.trim(), end - index, indentOf(first.text)),
      edits: [
        { start: line.start, end: head.start, by: '\n' },
        { start: first.start, end: first.start, by: `${shifted}\n\n` },
      ],
      cost: 0.4,
    },
  ]
}
