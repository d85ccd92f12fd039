import type { Definition, Link, Root } from 'mdast'
import { endOf, startOf, visit } from './nodes.ts'
import { isFootnote } from './slips/footnotes.ts'
import { openSlips } from './slips/open-slips.ts'
import type { Slip } from './slips/slip.ts'
import { writtenTarget } from './written-target.ts'

/** Something in a Markdown text that is looked up or refused, with its offset in the text. */
export interface MarkdownUse {
  value: string
  offset: number
}

/** A link, with its target as the text has it: with a stroke before a sign that would be one of Markdown. */
export interface LinkInText extends MarkdownUse {
  written: string
}

/** What a Markdown text uses. */
export interface MarkdownUses {
  links: LinkInText[]
  /** Pictures, which Markdown texts may not hold: they belong into blocks. */
  images: MarkdownUse[]
  /** Raw HTML, which never reaches the page. */
  html: MarkdownUse[]
  /** What comes out in another way than it was meant. */
  slips: Slip[]
}

/** Behind the words of a link, which may well be those of its target: `[kontakt](kontakt)`. */
const behindWords = (node: Link | Definition, source: string): number => {
  const start = startOf(node)
  if (node.url === '') return start
  const end =
    node.type === 'link' ? endOf(node.children.at(-1) ?? node) : source.indexOf(']:', start)
  return source.startsWith(']', end) ? end : start
}

/** Everything that has to be looked up or refused. */
export const usesIn = (root: Root, source: string): MarkdownUses => {
  const uses: MarkdownUses = { links: [], images: [], html: [], slips: [] }
  const slipsIn = openSlips(source)
  visit(root, (node) => {
    const offset = startOf(node)
    const { type } = node
    if (type === 'link' || (type === 'definition' && !isFootnote(node))) {
      const start = behindWords(node, source)
      const written = writtenTarget(node, source, start)
      uses.links.push({ value: node.url, offset: start, written })
    }
    if (type === 'image') uses.images.push({ value: node.url, offset })
    if (type === 'imageReference') uses.images.push({ value: node.label ?? '', offset })
    if (type === 'html') uses.html.push({ value: node.value, offset })
    uses.slips.push(...slipsIn(node))
  })
  return uses
}
