import { type Line, siblingIndent } from '../lines.ts'
import { wording } from '../messages.ts'
import { quoted, unquoted } from '../quote.ts'
import type { Range } from '../source-file.ts'
import type { Explanation } from './explanation.ts'

const VALUE_OF_LINE = /^(\s*[^\s:#"'-][^:]*:\s+|\s*(?:-\s+)+[a-z][\w-]*:\s+)(\S.*)$/
const ITEM_OF_LINE = /^(\s*(?:-\s+)+)(\S.*)$/

/** A value that stands in the lines below, as it should. */
const BEGINS_TEXT = /^(!\S+\s*)?([|>][-+\d]*)?(\s+#.*)?$/

const BEGINS_WITH_SIGN = /^(?:[@%`&*|>!,\]}]|[-?](?:\s|$))/

/** Brackets that hold something, and text behind them: `{stats.projects} Projekte`. */
const BRACKETS_AND_TEXT = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s#,\]}]/

/** A tag of ours stands before the value and is right. */
const TAG = /^!platzhalter\s+/

/** Whether nothing of a value stands behind its key: it follows in the lines below. */
export const beginsBelow = (value: string): boolean => BEGINS_TEXT.test(value)

/** The value on a line, behind its key or dash. */
export const readValue = ({ text, start }: Line): { value: string; range: Range } | undefined => {
  const match = VALUE_OF_LINE.exec(text) ?? ITEM_OF_LINE.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const tag = TAG.exec(match[2])?.[0] ?? ''
  const value = match[2].slice(tag.length).trimEnd()
  const from = start + match[1].length + tag.length
  return { value, range: { start: from, end: from + value.length } }
}

/** The text in quotation marks, where YAML takes its signs for its own. */
export const quoteValue = (
  range: Range,
  value: string,
  words: (value: string) => Explanation['wording'],
): Explanation => ({
  range,
  wording: words(value),
  edits: [{ ...range, by: quoted(unquoted(value)) }],
})

/** A value that begins with a sign that means something else in YAML, or holds a second colon. */
export const explainValue = (line: Line): Explanation | undefined => {
  const found = readValue(line)
  if (!found || BEGINS_TEXT.test(found.value)) return undefined
  const { value, range } = found
  const [mark = ''] = /^[|>][-+]?(?=\s)/.exec(value) ?? []
  if (mark) {
    const start = range.start + mark.length
    const end = start + value.slice(mark.length).search(/\S/)
    const by = `\n${' '.repeat(siblingIndent(line) + 2)}`
    return { range, wording: wording.textBehindMark(mark, value), edits: [{ start, end, by }] }
  }
  if (BEGINS_WITH_SIGN.test(value) || BRACKETS_AND_TEXT.test(value))
    return quoteValue(range, value, wording.specialSign)
  if (/:(\s|$)/.test(value) && !/^["'[{]/.test(value))
    return quoteValue(range, value, wording.colon)
  if (/^(["']).*\1./.test(value)) return quoteValue(range, value, wording.textAfterQuote)
  return undefined
}
