import type { Element, RootContent } from 'hast'
import type { ReactNode } from 'react'

const wordsOf = (node: RootContent): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** Words of the first row: those of each column with a comma between. */
const columnsOf = ({ children: [head] }: Element): string => {
  const [row] = head?.type === 'element' ? head.children : []
  const cells = row?.type === 'element' ? row.children : []
  return cells.map(wordsOf).filter(Boolean).join(', ')
}

interface MarkdownTableProps {
  table: Element
  children?: ReactNode
}

/** A table that scrolls by itself where the screen is narrower; it is called by its columns. */
export const MarkdownTable = ({ table, children }: MarkdownTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
  <section className="table" aria-label={columnsOf(table)} tabIndex={0}>
    <table>{children}</table>
  </section>
)
