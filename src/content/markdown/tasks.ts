import type { Element, RootContent } from 'hast'

const isBox = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'input'

const isBlock = (node: RootContent): boolean =>
  node.type === 'element' && /^(?:ul|ol|p|pre|blockquote|table|h\d|hr)$/.test(node.tagName)

/** What stands in an element; of a task, the box and its words as a label, so that it is read out with them. */
export const labelTask = (children: RootContent[]): RootContent[] => {
  if (!children[0] || !isBox(children[0])) return children
  const end = children.findIndex(isBlock)
  const words = (end < 0 ? children : children.slice(0, end)) as Element['children']
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: words }
  return [label, ...children.slice(words.length)]
}
