import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { Line } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { quoted, unquoted } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import type { Repair } from '../repair.ts'

const VALUE_OF_LINE = /^(\s*[^\s:#"'-][^:]*:\s+|\s*(?:-\s+)+[a-z][\w-]*:\s+)(\S.*)$/

const ITEM_OF_LINE = /^(\s*(?:-\s+)+)(\S.*)$/

/** What stands before a value in the lines below. */
const BEGINS_TEXT = /^(!\S+\s*)?([|>][-+\d]*)?(\s+#.*)?$/

/** A name in braces, and whatever follows it. */
export const FACT_AND_TEXT = /^\{[a-z][\w-]*\.[\w.-]+\}\s*[^\s#]/

/** A tag of ours stands before the value and is right. */
const TAG = /^!platzhalter\s+/

/** Whether nothing of a value stands behind its key: it follows in the lines below. */
export const beginsBelow = (value: string): boolean => BEGINS_TEXT.test(value)

/** What stands on a line behind its key or dash. */
export interface Value {
  value: string
  range: Range
  /** What follows behind one blank and a `#`: a note, or a part of the text that would be missing. */
  cut: string
}

/** `Text  # Notiz`: a note behind a text that no quotation mark opens stays a note. */
const NOTE_BEHIND = /(?<=\S)\s+#(?:\s.*)?$/

/** With two blanks, it is a note on purpose. */
const CUT = /^ #\s+\S/

/** The value on a line, behind its key or dash, without a note. */
export const readValue = ({ text, start }: Line): Value | undefined => {
  const match = VALUE_OF_LINE.exec(text) ?? ITEM_OF_LINE.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const tag = TAG.exec(match[2])?.[0] ?? ''
  const written = match[2].slice(tag.length).trimEnd()
  const value = /^["']/.test(written) ? written : written.replace(NOTE_BEHIND, '')
  const note = written.slice(value.length)
  const from = start + match[1].length + tag.length
  const range = { start: from, end: from + value.length }
  return { value, range, cut: CUT.test(note) ? note : '' }
}

/** A text with one quotation mark of a pair alone: `{company.city} backt"`, `„Ganz oder gar nicht: wir`. */
const LAST_MARK_ALONE = /^([^"„“”«»]*[^"\d])"$/
const FIRST_MARK_ALONE = /^[„“«]([^"„“”«»]+)$/

/** The text in quotation marks, where YAML takes its signs for its own. */
export const quote = (
  { range, value, cut }: Value,
  words: (value: string) => Repair['wording'],
  cost: number,
): Repair => {
  const text = (LAST_MARK_ALONE.exec(value) ?? FIRST_MARK_ALONE.exec(value))?.[1] ?? value
  const edits = [{ ...range, by: quoted(unquoted(text)) }]
  if (cut === '') return { range, wording: words(text), edits, cost }
  const wording = valueWording.orNote(words(text + cut), quoted(unquoted(text)) + cut)
  return { range: { ...range, end: range.end + cut.length }, wording, edits, cost, isGuess: true }
}

/** Characters that are to go. */
export const remove = (range: Range, words: Repair['wording'], cost: number): Repair => ({
  range,
  wording: words,
  edits: [{ ...range, by: '' }],
  cost,
})

/** How many names of the schema stand with their colons in a text: the lines of a group may be in one. */
export const namesWithin = (value: string, schema: Schema | undefined): number => {
  const names = [...value.matchAll(/(?<=\s)[a-z][\w-]*(?=:\s)/g)].map(([name]) => name)
  return schema ? names.filter((name) => namesBelow(schema).has(name)).length : 0
}
