import { BULLETS } from '../../../../src/content/markdown/slips/list-lines.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import { indentOf, type Line, siblingIndent } from '../../../text/lines.ts'
import { quoted, unquoted } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import { COST } from '../costs.ts'
import type { Rule } from '../repair.ts'
import { FACT_AND_TEXT, readValue } from '../value-of-line.ts'

/** A line below that is an entry of a list, with whichever sign. */
const BEGINS_ENTRY = new RegExp(`\\n\\s*[-${BULLETS}]\\s`, 'u')

/** `"Das Bad" war fertig,`: words that go on behind the mark that closes the first of them. */
const QUOTED_AND_TEXT = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))\s*[^\s#"',;]/

/** What a wrapped text has that YAML takes for its own; without a name where it is a colon, if anything. */
const wordingFor = (value: string) => {
  if (FACT_AND_TEXT.test(value)) return valueWording.specialSign
  return QUOTED_AND_TEXT.test(value) ? valueWording.textAfterQuote : undefined
}

/**
 * A text wrapped over several lines without `>-`, with a colon in one of them, or a fact or a text in quotation marks
 * at its beginning.
 */
export const wrappedText: Rule = ({ text, lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  const special = wordingFor(found?.value ?? '')
  if (!found || (/^["'[{|>!&*]/.test(found.value) && !special)) return []
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((below) => indentOf(below.text) <= siblingIndent(line))
  const last = (end < 0 ? rest : rest.slice(0, end)).findLast((below) => below.text.trim() !== '')
  if (!last) return []
  const range = { start: found.range.start, end: last.start + last.text.trimEnd().length }
  const value = text.slice(range.start, range.end)
  const say = special ?? commonWording.colon
  const joined = value.replace(/(?<!\s)\s*\n\s*/g, ' ')
  if (BEGINS_ENTRY.test(value)) return []
  const edits = [{ ...range, by: quoted(unquoted(joined)) }]
  // What looks like a key is hidden then.
  const keys = value.match(/\n\s*[a-z][\w-]*:\s/g)?.length ?? 0
  return [{ range, wording: say(joined), edits, cost: 0.5 + COST.unseen * keys }]
}
