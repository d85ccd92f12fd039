import { BULLETS } from '../../../../src/content/markdown/slips/list-lines.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import { indentOf, isKeyOrItem, type Line, siblingIndent } from '../../../text/lines.ts'
import { quoted, unquoted } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import { COST } from '../costs.ts'
import { FACT_AND_TEXT, readValue } from '../lines/value-of-line.ts'
import type { Rule } from '../repair.ts'

/** A line below that is an entry of a list, with whichever sign. */
const BEGINS_ENTRY = new RegExp(`\\n\\s*[-${BULLETS}]\\s`, 'u')

/** `"Das Bad" war fertig,`: words that go on behind the mark that closes the first of them. */
const QUOTED_AND_TEXT = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))\s*[^\s#"',;]/

/** What a wrapped text has that YAML takes for its own; without a name where it is a colon, if anything. */
const wordingFor = (value: string) => {
  if (FACT_AND_TEXT.test(value)) return valueWording.specialSign
  return QUOTED_AND_TEXT.test(value) ? valueWording.textAfterQuote : undefined
}

/** `in Häusern und nehmen: Kabel`: no name of a part, and no beginning of a sentence. */
const SMALL_WORDS = /^\s*(?<first>\p{Ll}[^\s:]*)\s/u

/** The lines that go on with a text, one of them with a colon and too far out to be part of it. */
const goesOnOutside = (
  lines: readonly Line[],
  index: number,
  schema: Schema | undefined,
): Line[] => {
  const column = siblingIndent(lines[index] as Line)
  const isOut = ({ text }: Line) => indentOf(text) <= column
  const goesOn = ({ text }: Line) => {
    const { first } = SMALL_WORDS.exec(text)?.groups ?? {}
    return first !== undefined && !(schema && namesBelow(schema).has(first))
  }
  const rest = lines.slice(index + 1)
  const end = rest.findIndex(
    (line) => line.text.trim() === '' || isKeyOrItem(line) || (isOut(line) && !goesOn(line)),
  )
  const run = end < 0 ? rest : rest.slice(0, end)
  return run.some((line) => isOut(line) && /:\s/.test(line.text)) ? run : []
}

/** `description: Sie bauen` above `in Häusern und nehmen: Kabel` in the column of the name: both the margin and the colon. */
export const wrappedOutside: Rule = ({ text, lines, inText }, index, schema) => {
  const found = readValue(lines[index] as Line)
  if (!found || inText[index] || /^["'[{|>!&*]/.test(found.value)) return []
  const last = goesOnOutside(lines, index, schema).at(-1)
  if (!last) return []
  const range = { start: found.range.start, end: last.start + last.text.trimEnd().length }
  const joined = text.slice(range.start, range.end).replace(/(?<!\s)\s*\n\s*/g, ' ')
  const edits = [{ ...range, by: quoted(joined) }]
  return [{ range, wording: commonWording.colon(joined), edits, cost: 0.6 }]
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
