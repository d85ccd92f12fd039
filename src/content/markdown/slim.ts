import type { Element, Root, RootContent } from 'hast'
import { labelTask } from './tasks.ts'

/** The sanitiser prefixes ids so that content can't shadow the page's own; ours are plain. */
const PREFIX = 'user-content-'

const BLOCK_PARENTS = new Set('ul ol blockquote table thead tbody tr'.split(' '))

/** Whether line breaks between a node's children are layout of the source, not space between words. */
const holdsBlocks = (node: RootContent | Root): boolean =>
  node.type === 'root' || (node.type === 'element' && BLOCK_PARENTS.has(node.tagName))

/** Drops source positions and the line breaks between blocks, neither is for the browser; labels tasks. */
export const slim = <N extends RootContent | Root>(node: N): N => {
  if (!('children' in node)) return { ...node, position: undefined }
  const kept = (node.children as RootContent[]).filter(
    (child) => !holdsBlocks(node) || child.type !== 'text' || child.value !== '\n',
  )
  const lean = { ...node, position: undefined, children: labelTask(kept.map(slim)) }
  return lean.type === 'element' ? (withPlainId(lean as Element) as N) : lean
}

const withPlainId = (element: Element): Element => {
  const { id } = element.properties
  if (typeof id !== 'string') return element
  return { ...element, properties: { ...element.properties, id: id.replace(PREFIX, '') } }
}
