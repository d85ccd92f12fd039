import { indentOf, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import type { Rule } from '../repair.ts'

/** An entry, and the name of its first field; none of a text. */
const ENTRY = /^\s*-\s+(?:([a-z][\w-]*):\s|\S)/

/** Where an entry ends that begins at a line, with those of texts below it: at the first line that stands no further in. */
const endOfEntry = (lines: readonly Line[], index: number, areTexts: boolean): number => {
  const own = indentOf(lines[index]?.text ?? '')
  const isOneMore = (text: string) =>
    areTexts && indentOf(text) === own && ENTRY.test(text) && ENTRY.exec(text)?.[1] === undefined
  const end = lines.findIndex(
    ({ text }, at) => at > index && text.trim() !== '' && indentOf(text) <= own && !isOneMore(text),
  )
  return end < 0 ? lines.length : end
}

/** A text below a key that has its value already: it stands in no list. */
const isBelowValue = (lines: readonly Line[], index: number): boolean => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  if (!above || siblingIndent(above) >= indentOf(line.text)) return false
  return /^\s*(?:-\s+)*[a-z][\w-]*:\s+[^\s#|>]/.test(above.text)
}

/**
 * An entry that was pasted above the line with the name of its list, `- type: services` above `blocks:`, or went up
 * past it.
 */
export const entryAboveHead: Rule = ({ text, lines, inText }, index) => {
  const line = lines[index] as Line
  const entry = inText[index] ? null : ENTRY.exec(line.text)
  const key = entry?.[1]
  if (!entry || (key === undefined && !isBelowValue(lines, index))) return []
  const end = endOfEntry(lines, index, key === undefined)
  const [head, first] = [lines[end], lines[end + 1]]
  const isHead = head !== undefined && /^\s*[a-z][\w-]*:\s*$/.test(head.text)
  const begins = first && ENTRY.exec(first.text)
  if (!isHead || !begins || begins[1] !== key) return []
  const gap = key === undefined ? '' : '\n'
  const moved = text.slice(line.start, head.start).trimEnd()
  const by = indentOf(first.text) - indentOf(line.text)
  const shifted = moved.replace(/^ */gm, (margin) => ' '.repeat(Math.max(margin.length + by, 0)))
  return [
    {
      range: wholeLine(line),
      wording: lineWording.entryAboveHead(head.text.trim(), end - index, indentOf(first.text)),
      edits: [
        { start: line.start, end: head.start, by: gap },
        { start: first.start, end: first.start, by: `${shifted}\n${gap}` },
      ],
      cost: 0.4,
    },
  ]
}
