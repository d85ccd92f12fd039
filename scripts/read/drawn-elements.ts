import type { Element, Nodes } from 'hast'

const idsIn = (node: Nodes, found: Map<string, Element>): Map<string, Element> => {
  if (node.type === 'element') {
    const { id } = node.properties
    // Of several with one id, browsers use the first.
    if (typeof id === 'string' && !found.has(id)) found.set(id, node)
  }
  if ('children' in node) for (const child of node.children) idsIn(child, found)
  return found
}

const targetOf = ({ tagName, properties }: Element): string | undefined => {
  const href = properties.href ?? properties.xLinkHref
  return tagName === 'use' && typeof href === 'string' ? href.slice(1) : undefined
}

/** So many other elements take no longer to draw than a picture that is part of a drawing. */
const PICTURE = 2_500

const weightOf = (node: Nodes): number =>
  node.type === 'element' && node.tagName === 'image' ? PICTURE : 1

/**
 * How many elements a drawing draws, with those that its `use` elements draw again: a few lines may ask
 * for a billion. Infinite where something uses itself.
 */
export const drawnElements = (drawing: Nodes): number => {
  const elements = idsIn(drawing, new Map())
  const known = new Map<Nodes, number>()
  const count = (node: Nodes): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    // Who comes back here on the way goes round in a circle.
    known.set(node, Number.POSITIVE_INFINITY)
    const used = node.type === 'element' && elements.get(targetOf(node) ?? '')
    const parts = [...('children' in node ? node.children : []), ...(used ? [used] : [])]
    const all = parts.reduce((sum, part) => sum + count(part), weightOf(node))
    known.set(node, all)
    return all
  }
  return count(drawing)
}
