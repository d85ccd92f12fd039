import type { Nodes } from 'hast'

const LINES = ['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'br']

const textIn = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  const inner = 'children' in node ? node.children.map(textIn).join('') : ''
  return node.type === 'element' && LINES.includes(node.tagName) ? `${inner}\n` : inner
}

/** What a tree of Markdown says, a line for each of its paragraphs. */
export const hastText = (tree: Nodes): string => textIn(tree).trim()
