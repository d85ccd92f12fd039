import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import { isKeyOrItem, isWritten, type Line, swallowedKey, wholeLine } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { valueWording } from '../../value-messages.ts'
import type { Repair, Rule } from '../repair.ts'

/** `key: "text` or `- "text`, or the mark before the key. */
const OPENING_QUOTE = /^\s*(?:-\s+)*(?:[^\s"'#[{-][^:"']*:\s+)?(?:!\S+\s+)?(["'])/

/** `{ opens: "08:00"` or `["monday"`. */
const QUOTE_IN_BRACKETS = /[[{,:]\s*(["'])/g

const QUOTED = { '"': /"(?:[^"\\]|\\.)*"/sy, "'": /'(?:[^']|'')*'(?!')/sy }

/** Longer than any quoted text; what is still open here is open for ever. */
const MOST = 5_000

const quotedAt = (text: string, start: number): string | undefined => {
  const quote = QUOTED[text.charAt(start) as '"' | "'"]
  quote.lastIndex = 0
  return quote.exec(text.slice(start, start + MOST))?.[0]
}

/** `"title: "` of `"title: "Brot"`: a name with a mark before it, up to the mark of its value. */
const NAME_BETWEEN_MARKS = /^["'][a-z][\w-]*:\s+["']$/

/** Whether a quoted text ends where its line ends, on this line or a later one. */
const isClosed = (text: string, start: number): boolean => {
  const quoted = quotedAt(text, start)
  if (!quoted || NAME_BETWEEN_MARKS.test(quoted)) return false
  if (swallowedKey(text, { start, end: start + quoted.length }) !== undefined) return false
  const behind = start + quoted.length
  const [rest = ''] = text.slice(behind, behind + MOST).split('\n', 1)
  return /^\s*$|^\s+#|^\s*[,\]}:]/.test(rest) || !quoted.includes('\n')
}

/** A quotation mark that is left open inside brackets that begin and end on one line. */
const openInBrackets = ({ text, start }: Line): Range | undefined => {
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

const openOn = (text: string, line: Line): Range | undefined => {
  const match = OPENING_QUOTE.exec(line.text)
  if (!match) return openInBrackets(line)
  const start = line.start + match[0].length - 1
  return isClosed(text, start) ? undefined : { start, end: wholeLine(line).end }
}

/** A typographic mark where the plain one was meant: `"Brot“`. */
const WRONG_CLOSING = /[“”„‘’‚«»"'´`]$/

/** `"title: Brot`: the mark stands before the key, at the beginning of its line. */
const KEY_BEHIND_MARK = /^\s*(?:- +)?["']([a-z][\w-]*): /

/** `'s Backhaus`, `'ne Torte`: the mark stands for the letters that a word has lost. */
const SHORTENED = /^'(?:s|n|nen?|ner|nem|rauf|raus|rein|rum|runter) [^']*$/

const close = (sheet: string, { start, end }: Range, line: Line): Repair => {
  const mark = sheet.charAt(start)
  const range = { start, end }
  const text = sheet.slice(start, end)
  if (SHORTENED.test(text) && !/["\\]/.test(text)) {
    const edits = [{ start, end, by: `"${text}"` }]
    return { range, wording: valueWording.apostrophe(`"${text}"`), edits, cost: 0.3 }
  }
  const [, key] = KEY_BEHIND_MARK.exec(line.text) ?? []
  if (key !== undefined) {
    const edits = [{ start, end: start + 1, by: '' }]
    return { range, wording: valueWording.quoteBeforeKey(mark, key), edits, cost: 0.3 }
  }
  const last = sheet.charAt(end - 1)
  const wrong = end - start > 1 && last !== mark && WRONG_CLOSING.test(last)
  const edit = { start: wrong ? end - 1 : end, end, by: mark }
  const closed = sheet.slice(start, edit.start) + mark
  return { range, wording: valueWording.openQuote(mark, closed), edits: [edit], cost: 0.3 }
}

/** Whether a line goes on with the text above it: neither key nor entry, nor a name without its colon. */
const goesOn = (line: Line, names: ReadonlySet<string> | undefined): boolean => {
  const [word = ''] = /^[a-z][\w-]*/.exec(line.text.trim()) ?? []
  return isWritten(line) && !isKeyOrItem(line) && !names?.has(word)
}

/** The last line of a text that goes on below the one with its mark; the same one where it does not. */
const lastOf = (lines: readonly Line[], index: number, schema: Schema | undefined): Line => {
  const names = schema && namesBelow(schema)
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((line) => !goesOn(line, names))
  return lines[end < 0 ? lines.length - 1 : index + end] as Line
}

/** A text over several lines becomes one line: there its end is closed, whatever column its lines were in. */
const closeBelow = (sheet: string, { start }: Range, last: Line): Repair[] => {
  const { end } = wholeLine(last)
  const mark = sheet.charAt(start)
  const written = sheet.slice(start + 1, end).replace(WRONG_CLOSING, '')
  if (end - start > MOST || written.includes(mark)) return []
  const closed = mark + written.replace(/\s*\n\s*/g, ' ') + mark
  const wording = valueWording.openQuote(mark, closed)
  return [{ range: { start, end }, wording, edits: [{ start, end, by: closed }], cost: 0.35 }]
}

/** A quotation mark that nobody closes. */
export const openQuote: Rule = ({ text, lines, inText }, index, schema) => {
  const line = lines[index]
  const range = line && !inText[index] ? openOn(text, line) : undefined
  if (!line || !range) return []
  const alone = close(text, range, line)
  const last = range.end === wholeLine(line).end ? lastOf(lines, index, schema) : line
  const isBeforeKey = KEY_BEHIND_MARK.test(line.text)
  return last === line || isBeforeKey ? [alone] : [alone, ...closeBelow(text, range, last)]
}
