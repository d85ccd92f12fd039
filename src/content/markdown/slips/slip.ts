/** What a slip is: each kind is told in its own words. */
export type SlipKind =
  /** What looks like a link and is none. */
  | 'link'
  /** What looks like a picture and is none. */
  | 'picture'
  /** A link whose address was to stand further down, and does not. */
  | 'reference'
  /** A link without words. */
  | 'wordless'
  /** Signs that make nothing, and would be seen; or that make what nobody meant. */
  | 'sign'
  /** A sign before a small letter or a number: of a heading, of a word by which people find each other, or of a rank. */
  | 'heading'
  /** The first row of what looks like a table and is none. */
  | 'row'
  /** The second row of such a table, of dashes of another kind. */
  | 'dashes'
  /** A row of dashes in the middle of a table. */
  | 'second-dashes'
  /** A row with an empty line between it and the one above. */
  | 'gap'
  /** A row of dashes without one above it. */
  | 'headless'
  /** What stands in a row behind the last column. */
  | 'cells'
  /** Columns with tabs or semicolons between them. */
  | 'columns'
  /** Numbers at the beginning of lines, which would be counted anew. */
  | 'numbers'
  /** A number at the beginning of a line below a list, which would go on with it. */
  | 'number'
  /** A list right below another one, which would go on with it. */
  | 'second-list'
  /** A paragraph that is indented so far that it stands in a box. */
  | 'indent'
  /** Lines that were meant as the entries of a list. */
  | 'entries'
  /** The same, with numbers. */
  | 'numbered'
  /** Lines whose sign has a space behind it that Markdown takes for a letter. */
  | 'hard-space'
  /** Lines that were meant to stay apart. */
  | 'lines'
  /** A star that was meant for a footnote, and makes an entry of a list. */
  | 'star'
  /** A sign that was meant for a footnote. */
  | 'footnote'
  /** The same, before the text of the footnote. */
  | 'footnote-text'
  /** What another system would have carried out. */
  | 'command'
  /** A line that was meant for whoever edits the text. */
  | 'note'
  /** The first line of a block of a page. */
  | 'block'
  /** Words that strokes below make a heading. */
  | 'underline'

/** Something in a Markdown text that comes out in another way than it was meant. */
export interface Slip {
  kind: SlipKind
  /** What is written, and its offset in the text. */
  value: string
  offset: number
  /** What to write; nothing for a picture, which stands in no text. */
  meant: string
  /** Where the same has to be done, below. */
  others?: Pick<Slip, 'value' | 'offset' | 'meant'>[]
}

/** Every place of a pattern in a text, as a slip. */
export const slipsAt = (
  kind: SlipKind,
  text: string,
  offset: number,
  pattern: RegExp,
  mend: (value: string) => string,
): Slip[] =>
  // Nearly no text has one, and to look for all takes twice as long.
  text.search(pattern) < 0
    ? []
    : [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
        kind,
        value,
        offset: offset + index,
        meant: mend(value),
      }))

/** The first place where a pattern stands, by what it has in brackets. */
export const firstAt = (
  kind: SlipKind,
  text: string,
  offset: number,
  pattern: RegExp,
  mend: (value: string) => string,
): Slip[] => {
  const match = pattern.exec(text)
  if (!match) return []
  const value = match.slice(1).find((each) => each !== undefined) ?? match[0]
  return [
    { kind, value, offset: offset + match.index + match[0].indexOf(value), meant: mend(value) },
  ]
}
