import type { Root, RootContent } from 'hast'

/** Puts what was looked up in the place of what was written, wherever a text leads to it. */
export const setHrefs = (node: Root | RootContent, hrefs: ReadonlyMap<string, string>): void => {
  if (node.type === 'element') {
    const { href } = node.properties
    if (typeof href === 'string') node.properties.href = hrefs.get(href) ?? href
  }
  if ('children' in node) for (const child of node.children) setHrefs(child, hrefs)
}
