import { indentOf, type Line, wholeLine } from './lines.ts'
import type { Range } from './source-file.ts'

/** Whether a line is part of a text that `|` or `>` begins. */
const isInBlockText = (lines: Line[], index: number): boolean => {
  let indent = indentOf(lines[index]?.text ?? '')
  for (let above = index - 1; above >= 0 && indent > 0; above -= 1) {
    const { text = '' } = lines[above] ?? {}
    if (text.trim() === '' || indentOf(text) >= indent) continue
    if (/[:-]\s+(?:!\S+\s+)?[|>][-+\d]*$/.test(text.trimEnd())) return true
    indent = indentOf(text)
  }
  return false
}

/** `key: "text` or `- "text`. */
const OPENING_QUOTE = /^\s*(?:-\s+)*(?:[^\s"'#][^:"']*:\s+)?(?:!\S+\s+)?(["'])/

const QUOTED = { '"': /^"(?:[^"\\]|\\.)*"/s, "'": /^'(?:[^']|'')*'(?!')/ }

/** Whether a quoted text ends where its line ends, on this line or a later one. */
const isClosed = (text: string, start: number): boolean => {
  const quoted = QUOTED[text.charAt(start) as '"' | "'"].exec(text.slice(start))
  if (!quoted) return false
  const [rest = ''] = text.slice(start + quoted[0].length).split('\n', 1)
  return /^\s*$|^\s+#|^\s*[,\]}:]/.test(rest) || !quoted[0].includes('\n')
}

/** The last line up to the fault that opens a quotation mark and leaves it open. */
export const findOpenQuote = (text: string, lines: Line[], upTo: number): Range | undefined => {
  for (let index = upTo; index >= 0; index -= 1) {
    const line = lines[index]
    const match = line && OPENING_QUOTE.exec(line.text)
    if (!match || isInBlockText(lines, index)) continue
    const start = line.start + match[0].length - 1
    if (!isClosed(text, start)) return { start, end: wholeLine(line).end }
  }
  return undefined
}
