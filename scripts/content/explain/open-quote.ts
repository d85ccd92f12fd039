import { indentOf, type Line, swallowedKey, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Range } from '../source-file.ts'
import type { Explanation } from './explanation.ts'

/** Whether a line is part of a text that `|` or `>` begins. */
export const isInBlockText = (lines: Line[], index: number): boolean => {
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
const OPENING_QUOTE = /^\s*(?:-\s+)*(?:[^\s"'#[{-][^:"']*:\s+)?(?:!\S+\s+)?(["'])/

/** `{ opens: "08:00"` or `["monday"`. */
const QUOTE_IN_BRACKETS = /[[{,:]\s*(["'])/g

const QUOTED = { '"': /^"(?:[^"\\]|\\.)*"/s, "'": /^'(?:[^']|'')*'(?!')/ }

const quotedAt = (text: string, start: number): string | undefined =>
  QUOTED[text.charAt(start) as '"' | "'"].exec(text.slice(start))?.[0]

/** Whether a quoted text ends where its line ends, on this line or a later one. */
const isClosed = (text: string, start: number): boolean => {
  const quoted = quotedAt(text, start)
  if (!quoted || swallowedKey(text, { start, end: start + quoted.length }) !== undefined)
    return false
  const [rest = ''] = text.slice(start + quoted.length).split('\n', 1)
  return /^\s*$|^\s+#|^\s*[,\]}:]/.test(rest) || !quoted.includes('\n')
}

/** A quotation mark that is left open inside brackets that begin and end on one line. */
const openInBrackets = (line: Line): Range | undefined => {
  const { text, start } = line
  if (!/[[{]/.test(text)) return undefined
  for (let at = 0; ; ) {
    QUOTE_IN_BRACKETS.lastIndex = at
    const match = QUOTE_IN_BRACKETS.exec(text)
    if (!match) return undefined
    const opening = match.index + match[0].length - 1
    const quoted = quotedAt(text, opening)
    const rest = quoted === undefined ? undefined : text.slice(opening + quoted.length)
    if (rest === undefined || !/^\s*(?:[,\]}:]|$)/.test(rest)) {
      const inner = text.slice(opening).search(/\s*[,\]}]/)
      const end = inner < 0 ? text.trimEnd().length : opening + inner
      return { start: start + opening, end: start + end }
    }
    at = opening + (quoted?.length ?? 0)
  }
}

const opensAt = (text: string, line: Line): Range | undefined => {
  const match = OPENING_QUOTE.exec(line.text)
  if (!match) return openInBrackets(line)
  const start = line.start + match[0].length - 1
  return isClosed(text, start) ? undefined : { start, end: wholeLine(line).end }
}

/** A typographic mark where the plain one was meant: `"Brot“`. */
const WRONG_CLOSING = /[“”„‘’‚«»]$/

/** `"title: Brot`: the mark stands before the key, at the beginning of its line. */
const KEY_BEHIND_MARK = /(?:^|\n) *(?:- +)?["']([a-z][\w-]*): [^\n]*$/

const closeAt = (text: string, { start, end }: Range): Explanation => {
  const mark = text.charAt(start)
  const range = { start, end }
  const [, key] = KEY_BEHIND_MARK.exec(text.slice(0, end)) ?? []
  if (key !== undefined) {
    const edits = [{ start, end: start + 1, by: '' }]
    return { range, wording: wording.quoteBeforeKey(mark, key), edits }
  }
  const wrong = WRONG_CLOSING.test(text.slice(start + 1, end))
  const edit = { start: wrong ? end - 1 : end, end, by: mark }
  const closed = text.slice(start, edit.start) + mark
  return { range, wording: wording.openQuote(mark, closed), edits: [edit] }
}

/** The last line up to the fault that opens a quotation mark and leaves it open. */
export const explainOpenQuote = (
  text: string,
  lines: Line[],
  upTo: number,
): Explanation | undefined => {
  for (let index = upTo; index >= 0; index -= 1) {
    const line = lines[index]
    const range = line && !isInBlockText(lines, index) ? opensAt(text, line) : undefined
    if (range) return closeAt(text, range)
  }
  return undefined
}
