import type { Nodes } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import { footnotesIn } from './footnotes.ts'
import { inCell } from './in-cell.ts'
import { inCode } from './in-code.ts'
import { inEmphasis } from './in-emphasis.ts'
import { inHeading } from './in-heading.ts'
import { inLink } from './in-link.ts'
import { inList } from './in-list.ts'
import { inParagraph } from './in-paragraph.ts'
import { inTable } from './in-table.ts'
import { hasStars, inText } from './in-text.ts'
import type { Slip } from './slip.ts'

/** So many signs before or behind a part tell what it stands right beside. */
const LOOK_AROUND = 200

/** Finds out what in the parts of a Markdown text comes out in another way than it was meant. */
export const openSlips = (source: string): ((node: Nodes) => Slip[]) => {
  const areStars = hasStars(source)
  return (node) => {
    const offset = startOf(node)
    const text = () => source.slice(offset, endOf(node))
    const above = () => source.slice(Math.max(offset - LOOK_AROUND, 0), offset)
    const below = () => source.slice(endOf(node), endOf(node) + LOOK_AROUND)
    switch (node.type) {
      case 'text':
        return inText(text(), offset, areStars)
      case 'paragraph':
        return inParagraph(text(), offset, above(), below())
      case 'tableCell': {
        const start = node.children[0] ? startOf(node.children[0]) : endOf(node)
        return inCell(source.slice(start, endOf(node)), start)
      }
      case 'table':
        return inTable(node, source)
      case 'link':
        return inLink(node, source)
      case 'linkReference':
      case 'definition':
        return footnotesIn(text(), offset)
      case 'emphasis':
        return inEmphasis(node, source)
      case 'list':
        return inList(node, source)
      case 'heading':
        return inHeading(text(), offset, above())
      case 'code':
        return inCode(text(), offset)
      default:
        return []
    }
  }
}
