import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast'

/** Where the ways to the company lead that a text may name. */
const WAYS: Readonly<Record<string, string>> = {
  '{company.phone}': '{company.phoneHref}',
  '{company.email}': 'mailto:{company.email}',
}

const NAMED = new RegExp(`(${Object.keys(WAYS).join('|')})`)

const asText = (value: string): Text => ({ type: 'text', value })

const asLink = (value: string, url: string): Link => ({
  type: 'link',
  url,
  children: [asText(value)],
})

/** A text in parts, of which every other one is a way. */
const inParts = ({ value }: Text): PhrasingContent[] =>
  value.split(NAMED).flatMap((part): PhrasingContent[] => {
    const way = WAYS[part]
    if (way !== undefined) return [asLink(part, way)]
    return part === '' ? [] : [asText(part)]
  })

/** What is a link as a whole. */
const isLink = ({ type }: Nodes): boolean => type === 'link' || type === 'linkReference'

const linkBelow = (node: Nodes): void => {
  if (!('children' in node) || isLink(node)) return
  const parent = node as { children: Nodes[] }
  parent.children = parent.children.flatMap((child): Nodes[] =>
    child.type === 'text' ? inParts(child) : [child],
  )
  parent.children.forEach(linkBelow)
}

/**
 * Makes links of the company's number and address where a text names them: who reads it on a telephone, touches them.
 *
 * @param source what the tree was read from
 */
export const linkContacts = (root: Root, source: string): void => {
  // Most texts name neither.
  if (NAMED.test(source)) linkBelow(root)
}
