import type { Root } from 'mdast'
import { endOf, startOf, visit } from './nodes.ts'

/** Something in a Markdown text that is looked up or refused, with its offset in the text. */
export interface MarkdownUse {
  value: string
  offset: number
}

/** What a Markdown text uses. */
export interface MarkdownUses {
  links: MarkdownUse[]
  /** Pictures, which Markdown texts may not hold: they belong into blocks. */
  images: MarkdownUse[]
  /** What looks like a link and is none: `[Text](/ziel`, or with a space in its target. */
  broken: MarkdownUse[]
  /** Signs for a heading, a list, bold or struck type that make none, and would be seen. */
  signs: MarkdownUse[]
  /** Signs for a heading in a table, where there are none. */
  cellSigns: MarkdownUse[]
  /** First rows of what looks like a table and is none. */
  rows: MarkdownUse[]
  /** Raw HTML, which never reaches the page. */
  html: MarkdownUse[]
}

const TARGET = '(?:/|https?:)[^\\s()[\\]]*'

/** `[Text](/ziel`, `[Text] (/ziel)`, `[Text][/ziel]`, `(Text)[/ziel]`. */
const LIKE_A_LINK = new RegExp(
  String.raw`(?<!\\)(?:\[[^\][]*\](?:\((?:[^()\n]*\)|\S*)|\s+\(${TARGET}\)|\[${TARGET}\])|\([^()\n]*\)\[${TARGET}\])`,
  'g',
)

/** Signs that make something at the beginning of a line, if a space follows: `##Titel`, `• Punkt`. */
const LIKE_A_LINE = /^(?:#{1,6}(?=[^\s#])|[•·]\s)[^\n]*/

/** Asterisks that make nothing bold, tildes that strike nothing: `**fett`, `** fett **`, `~~alt`. */
const LIKE_BOLD = /(?<!\\)(?:\*\*[^*\n]*(?:\*\*?)?|~~[^~\n]*(?:~~?)?)/g

/** A heading's sign at the beginning of a cell. */
const LIKE_A_HEADING = /^#{1,6}\s*[^\s#][^|\n]*/

/** `| Teil | Preis |` */
const LIKE_A_ROW = /^[ \t]*(\|(?:[^|\n]+\|){2,})[ \t]*\r?$/m

/** Everything that has to be looked up or refused. */
export const usesIn = (root: Root, source: string): MarkdownUses => {
  const broken: MarkdownUse[] = []
  const signs: MarkdownUse[] = []
  const cellSigns: MarkdownUse[] = []
  const rows: MarkdownUse[] = []
  const links: MarkdownUse[] = []
  const images: MarkdownUse[] = []
  const html: MarkdownUse[] = []
  visit(root, (node) => {
    const offset = startOf(node)
    if (node.type === 'link' || node.type === 'definition') links.push({ value: node.url, offset })
    if (node.type === 'image') images.push({ value: node.url, offset })
    if (node.type === 'imageReference') images.push({ value: node.label ?? '', offset })
    if (node.type === 'text') {
      const text = source.slice(offset, endOf(node))
      for (const { 0: value, index } of text.matchAll(LIKE_A_LINK))
        broken.push({ value, offset: offset + index })
      for (const { 0: value, index } of text.matchAll(LIKE_BOLD))
        signs.push({ value, offset: offset + index })
    }
    if (node.type === 'paragraph') {
      const text = source.slice(offset, endOf(node))
      const [value] = LIKE_A_LINE.exec(text) ?? []
      if (value) signs.push({ value, offset })
      const row = LIKE_A_ROW.exec(text)
      if (row?.[1]) rows.push({ value: row[1], offset: offset + row.index })
    }
    if (node.type === 'tableCell' && node.children[0]) {
      const start = startOf(node.children[0])
      const [value] = LIKE_A_HEADING.exec(source.slice(start, endOf(node))) ?? []
      if (value) cellSigns.push({ value: value.trim(), offset: start })
    }
    if (node.type === 'html') html.push({ value: node.value, offset })
  })
  return { links, images, broken, signs, cellSigns, rows, html }
}
