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
  /** Signs for a heading, a list or bold type that make none, and would be seen. */
  signs: MarkdownUse[]
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

/** Asterisks that make nothing bold: `**fett`, `** fett **`. */
const LIKE_BOLD = /(?<!\\)\*\*[^*\n]*(?:\*\*?)?/g

/** Everything that has to be looked up or refused. */
export const usesIn = (root: Root, source: string): MarkdownUses => {
  const broken: MarkdownUse[] = []
  const signs: MarkdownUse[] = []
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
      const [value] = LIKE_A_LINE.exec(source.slice(offset, endOf(node))) ?? []
      if (value) signs.push({ value, offset })
    }
    if (node.type === 'html') html.push({ value: node.value, offset })
  })
  return { links, images, broken, signs, html }
}
