import type { Nodes } from 'mdast'

/** Shows a visitor a node and all that is in it, from the outside in. */
export const visit = (node: Nodes, visitor: (node: Nodes) => void): void => {
  visitor(node)
  if ('children' in node) for (const child of node.children) visit(child, visitor)
}

/** What of a node can be read. */
export const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Offsets of a node in its source. */
export const startOf = (node: Nodes) => node.position?.start.offset ?? 0
export const endOf = (node: Nodes) => node.position?.end.offset ?? 0
