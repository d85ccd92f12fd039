import type { Nodes } from 'hast'
import { openDrawnAgain } from './drawn-again.ts'

/** So many other elements take no longer to draw than a picture that is part of a drawing. */
const PICTURE = 2_500

const weightOf = (node: Nodes): number =>
  node.type === 'element' && node.tagName === 'image' ? PICTURE : 1

/**
 * How many elements a drawing draws, with those that are drawn again where others name them: a few lines may ask
 * for a billion. Infinite where something draws itself.
 */
export const drawnElements = (drawing: Nodes): number => {
  const drawnAgain = openDrawnAgain(drawing)
  const known = new Map<Nodes, number>()
  const count = (node: Nodes): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    // Who comes back here on the way goes round in a circle.
    known.set(node, Number.POSITIVE_INFINITY)
    const inside = 'children' in node ? node.children : []
    const own = inside.reduce((sum, part) => sum + count(part), weightOf(node))
    const again = node.type === 'element' ? drawnAgain(node) : []
    const all = again.reduce((sum, { part, times }) => sum + times * count(part), own)
    known.set(node, all)
    return all
  }
  return count(drawing)
}
