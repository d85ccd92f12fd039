import type { Heading, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { slugify } from '../text/slugify.ts'
import { endOf, startOf, textOf, visit } from './nodes.ts'

/** Whether a paragraph's source begins and ends with two asterisks around something. */
const isBoldParagraph = (node: Nodes, source: string): node is Paragraph => {
  if (node.type !== 'paragraph') return false
  const text = source.slice(startOf(node), endOf(node)).trim()
  return text.length > 4 && text.startsWith('**') && text.endsWith('**')
}

const withoutAsterisks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'strong') return withoutAsterisks(node.children)
    if (node.type !== 'text') return [node]
    const value = node.value.replace(/\*\*/g, '')
    return value === '' ? [] : [{ ...node, value }]
  })

const trimEnds = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node, index) => {
    if (node.type !== 'text') return node
    const start = index === 0 ? node.value.trimStart() : node.value
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start }
  })

/**
 * The news rule: a paragraph whose source starts and ends with `**` is a heading with its text.
 * Only paragraphs of their own count, not those in lists or quotations.
 */
export const promoteBoldParagraphs = (root: Root, source: string): void => {
  root.children = root.children.map((node) => {
    if (!isBoldParagraph(node, source)) return node
    const children = trimEnds(withoutAsterisks(node.children))
    return { type: 'heading', depth: 2, children, position: node.position } satisfies Heading
  })
}

/** Levels from 2 on, none skipped: the page's title is above the text. */
export const levelHeadings = (root: Root): void => {
  let previous = 1
  visit(root, (node) => {
    if (node.type !== 'heading') return
    node.depth = Math.min(Math.max(node.depth, 2), previous + 1) as Heading['depth']
    previous = node.depth
  })
}

/** Gives names that no heading has yet: `oefen`, `oefen-2`. */
const freeNames = () => {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  return (name: string): string => {
    let count = counts.get(name) ?? 1
    let candidate = count === 1 ? name : `${name}-${count}`
    for (; used.has(candidate); candidate = `${name}-${count}`) count += 1
    counts.set(name, count)
    used.add(candidate)
    return candidate
  }
}

/** Gives each heading an id made of its words. */
export const nameHeadings = (root: Root): void => {
  const freeName = freeNames()
  for (const node of root.children) {
    if (node.type !== 'heading') continue
    node.data = { hProperties: { id: freeName(slugify(textOf(node)) || 'section') } }
  }
}
