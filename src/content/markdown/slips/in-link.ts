import type { Link } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

/** A link without words: nobody sees it, and screen readers read out its address. */
export const inLink = (node: Link, source: string): Slip[] => {
  if (node.children.some((child) => child.type !== 'text' || child.value.trim() !== '')) return []
  const offset = startOf(node)
  const value = source.slice(offset, endOf(node))
  return [{ kind: 'wordless', value, offset, meant: '' }]
}
