import type { Element, Properties, Root, RootContent } from 'hast'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from './Link.tsx'
import { MarkdownTable } from './MarkdownTable.tsx'

/**
 * Elements that Markdown makes. The build has sanitised the tree; this list holds even if a page
 * file is not what the build wrote. The general engine (hast-util-to-jsx-runtime) knows all of HTML
 * and SVG and is 9 kB of brotli for these few.
 */
const ELEMENTS = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote strong em del code pre br hr thead tbody tr th td label input'.split(
    ' ',
  ),
)

const HEADING = /^h([2-6])$/

const textOf = (value: Properties[string]) => (typeof value === 'string' ? value : undefined)

/** `h2` of a text that stands below a heading of level 2 is an `h3`. */
const nameOf = (tagName: string, shift: number): string => {
  const level = HEADING.exec(tagName)?.[1]
  return level ? `h${Math.min(Number(level) + shift, 6)}` : tagName
}

/** The box of a task says whether it is done; nobody can tick it. */
const BOX = { type: 'checkbox', disabled: true }

const attributesOf = ({ tagName, properties }: Element): Record<string, unknown> => {
  if (tagName === 'input') return { ...BOX, checked: properties.checked === true }
  return {
    id: textOf(properties.id),
    start: typeof properties.start === 'number' ? properties.start : undefined,
    scope: tagName === 'th' ? 'col' : undefined,
    'data-align': textOf(properties.align),
  }
}

const renderElement = (element: Element, shift: number): ReactNode => {
  const { tagName, properties, children } = element
  const inside = renderAll(children, shift)
  const href = textOf(properties.href)
  if (tagName === 'a' && href) return createElement(Link, { href }, ...inside)
  if (tagName === 'table') return createElement(MarkdownTable, { table: element }, ...inside)
  if (!ELEMENTS.has(tagName)) return createElement(Fragment, null, ...inside)
  return createElement(nameOf(tagName, shift), attributesOf(element), ...inside)
}

const renderAll = (nodes: RootContent[], shift: number): ReactNode[] =>
  nodes.map((node) => {
    if (node.type === 'text') return node.value
    return node.type === 'element' ? renderElement(node, shift) : null
  })

interface MarkdownProps {
  tree: Root
  /** Level of the text's highest headings. */
  level?: 2 | 3 | undefined
}

/** Markdown that the build has turned into a sanitised tree. */
export const Markdown = ({ tree, level = 2 }: MarkdownProps) =>
  createElement(Fragment, null, ...renderAll(tree.children, level - 2))
