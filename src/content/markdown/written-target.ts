import type { Definition, Link } from 'mdast'
import { endOf } from './nodes.ts'

/** Behind the words of a link: between angle brackets, or up to a space. */
const TARGET = /^\](?:\(|:)\s*(?:<([^<>\n]*)>|(\S+))/

/**
 * The target of a link as its source has it, where that is not what it says: `\_`, `&amp;` and `\\` each stand
 * for one sign.
 *
 * @param start where its words end
 */
export const writtenTarget = (node: Link | Definition, source: string, start: number): string => {
  const part = source.slice(start, endOf(node))
  if (part.includes(node.url)) return node.url
  const [whole = '', bracketed, bare] = TARGET.exec(part) ?? []
  // The bracket that closes the link is no part of it.
  const isLast = node.type === 'link' && whole.length === part.length
  return bracketed ?? (isLast ? bare?.slice(0, -1) : bare) ?? node.url
}
