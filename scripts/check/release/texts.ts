import { fieldOf, type Schema } from '../../schema/schema.ts'
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

/** Where a sign that is read stands in the file, which may hold others that nobody sees. */
const placeOf = ({ checked, range, written }: ContentText, index: number): number => {
  const source = checked.file.source.text.slice(range.start, range.end)
  if (source.length === written.length) return range.start + index
  const hidden = source.matchAll(HIDDEN_SIGNS)
  return [...hidden].reduce(
    (place, { 0: signs, index: at }) => (range.start + at <= place ? place + signs.length : place),
    range.start + index,
  )
}

/** Where a word of a text stands in its file. */
export const wordRange = (text: ContentText, index: number, word: string): Range => ({
  start: placeOf(text, index),
  end: placeOf(text, index + word.length - 1) + 1,
})
