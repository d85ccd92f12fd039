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
  /** Raw HTML, which never reaches the page. */
  html: MarkdownUse[]
}

const LIKE_A_LINK = /(?<!\\)\[[^\][]*\]\((?:[^()\n]*\)|\S*)/g

/** Everything that has to be looked up or refused. */
export const usesIn = (root: Root, source: string): MarkdownUses => {
  const broken: MarkdownUse[] = []
  const links: MarkdownUse[] = []
  const images: MarkdownUse[] = []
  const html: MarkdownUse[] = []
  visit(root, (node) => {
    const offset = startOf(node)
    if (node.type === 'link' || node.type === 'definition') links.push({ value: node.url, offset })
    if (node.type === 'image') images.push({ value: node.url, offset })
    if (node.type === 'imageReference') images.push({ value: node.label ?? '', offset })
    if (node.type === 'text') {
      for (const { 0: value, index } of source.slice(offset, endOf(node)).matchAll(LIKE_A_LINK))
        broken.push({ value, offset: offset + index })
    }
    if (node.type === 'html') html.push({ value: node.value, offset })
  })
  return { links, images, broken, html }
}
