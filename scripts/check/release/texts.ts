import { fieldOf, type Schema } from '../../schema/schema.ts'
import { countWhile } from '../../text/count-while.ts'
import { HIDDEN_SIGNS } from '../../text/hidden-signs.ts'
import type { Range } from '../../text/source-file.ts'
import type { Checked, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { allWritten, type Written, writtenIn } from './written.ts'

/** A text that visitors read, or a link, as it is written in its file. */
export interface ContentText {
  checked: Checked
  kind: 'text' | 'link'
  /** From the root of its file. */
  path: Path
  range: Range
  /** The characters in the file, with quotation marks and line breaks, without what nobody sees. */
  written: string
  /** The block or entry that it belongs to: what is read together. */
  scope: string
}

const kindOf = (schema: Schema): ContentText['kind'] | undefined => {
  const kind = fieldOf(schema)?.kind
  if (kind === 'text' || kind === 'markdown' || kind === 'message') return 'text'
  return kind === 'link' ? 'link' : undefined
}

/** On a page each block is read for itself; an entry is one thing. */
const scopeOf = ({ file, path: base }: Checked, path: Path): string =>
  [file.source.name, ...(base.length > 0 ? base : path.slice(0, 2))].join('/')

const asText = ({ checked, schema, path }: Written): ContentText[] => {
  const kind = kindOf(schema)
  const whole = [...checked.path, ...path]
  const place = checked.file.locate(whole)
  if (!kind || !place.found) return []
  const range = place.value
  const written = checked.file.source.text.slice(range.start, range.end).replace(HIDDEN_SIGNS, '')
  return [{ checked, kind, path: whole, range, written, scope: scopeOf(checked, path) }]
}

/** Every text and link of a page, an entry or a file. */
export const textsOf = (checked: Checked): ContentText[] => writtenIn(checked).flatMap(asText)

/** Every text and link of the content. */
export const allTexts = (content: Content): ContentText[] => allWritten(content).flatMap(asText)

/** A full stop behind a number or an abbreviation ends nothing. */
const END = /(?<!\d|(?<!\p{L})(?:\p{L}|Abs|Nr|Art|bzw|vgl|gem))[.!?](?=[\s"'“)]|$)/gu

/** Tells the sentence around the characters from `start` on, of a text that is gone through once for all of them. */
export const sentencesIn = (written: string): ((start: number) => string) => {
  const ends = [...written.matchAll(END)].map(({ index }) => index + 1)
  return (start) => {
    const before = ends.findLast((end) => end <= start) ?? 0
    return written.slice(
      before,
      ends.find((end) => end > start),
    )
  }
}

/** The sentence around the characters from `start` on. */
export const sentenceAt = (written: string, start: number): string => sentencesIn(written)(start)

/** Signs that nobody sees, by where they would stand in what is read, and how many there are up to their end. */
const hiddenIn = (source: string): { at: number; count: number }[] => {
  let count = 0
  return [...source.matchAll(HIDDEN_SIGNS)].map(({ 0: signs, index }) => {
    const at = index - count
    count += signs.length
    return { at, count }
  })
}

/** Of a text with thousands of words to be told, they are looked for once. */
const known = new WeakMap<ContentText, ReturnType<typeof hiddenIn>>()

const hiddenOf = (text: ContentText, source: string): ReturnType<typeof hiddenIn> => {
  const hidden = known.get(text) ?? hiddenIn(source)
  known.set(text, hidden)
  return hidden
}

/** Where a sign that is read stands in the file, which may hold others that nobody sees. */
const placeOf = (text: ContentText, index: number): number => {
  const { checked, range, written } = text
  const source = checked.file.source.text.slice(range.start, range.end)
  if (source.length === written.length) return range.start + index
  const hidden = hiddenOf(text, source)
  const before = hidden[countWhile(hidden, ({ at }) => at <= index) - 1]
  return range.start + index + (before?.count ?? 0)
}

/** Where a word of a text stands in its file. */
export const wordRange = (text: ContentText, index: number, word: string): Range => ({
  start: placeOf(text, index),
  end: placeOf(text, index + word.length - 1) + 1,
})
