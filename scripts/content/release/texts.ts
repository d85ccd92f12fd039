import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../schema.ts'
import type { Range } from '../source-file.ts'
import type { Checked, Content } from '../validate.ts'
import type { Path } from '../yaml.ts'

/** A text that visitors read, or a link, as it is written in its file. */
export interface ContentText {
  checked: Checked
  kind: 'text' | 'link'
  range: Range
  /** The characters in the file, with quotation marks and line breaks. */
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

const textAt = (checked: Checked, schema: Schema, path: Path): ContentText[] => {
  const kind = kindOf(schema)
  const place = checked.file.locate([...checked.path, ...path])
  if (!kind || !place.found) return []
  const range = place.value
  const written = checked.file.source.text.slice(range.start, range.end)
  return [{ checked, kind, range, written, scope: scopeOf(checked, path) }]
}

const textsBelow = (
  checked: Checked,
  declared: Schema,
  value: unknown,
  path: Path,
): ContentText[] => {
  const schema = writtenAs(declared, value)
  if (typeof value === 'string') return textAt(checked, schema, path)
  if (Array.isArray(value)) {
    const element = elementOf(schema)
    return element
      ? value.flatMap((item, index) => textsBelow(checked, element, item, [...path, index]))
      : []
  }
  const shape = typeof value === 'object' && value !== null ? shapeOf(schema, value) : undefined
  return Object.entries(shape ?? {}).flatMap(([key, field]) =>
    textsBelow(checked, field, (value as Record<string, unknown>)[key], [...path, key]),
  )
}

/** Every text and link of a page, an entry or a file. */
export const textsOf = (checked: Checked): ContentText[] =>
  textsBelow(checked, checked.schema, checked.value, [])

/** Every text and link of the content. */
export const allTexts = ({ site, ui, pages, entries }: Content): ContentText[] =>
  [site, ui, ...pages, ...entries].flatMap((checked) => (checked ? textsOf(checked) : []))

/** A full stop behind a number or an abbreviation ends nothing. */
const END = /(?<!\d|(?<!\p{L})(?:\p{L}|Abs|Nr|Art|bzw|vgl|gem))[.!?](?=[\s"'“)]|$)/gu

/** The sentence around the characters from `start` on. */
export const sentenceAt = (written: string, start: number): string => {
  const ends = [...written.matchAll(END)].map(({ index }) => index + 1)
  const before = ends.findLast((end) => end <= start) ?? 0
  return written.slice(
    before,
    ends.find((end) => end > start),
  )
}

/** Where a word of a text stands in its file. */
export const wordRange = ({ range }: ContentText, index: number, word: string): Range => ({
  start: range.start + index,
  end: range.start + index + word.length,
})
