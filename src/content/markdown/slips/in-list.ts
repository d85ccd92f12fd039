import type { List, Nodes } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

const numberOf = (item: Nodes, source: string): number =>
  Number.parseInt(source.slice(startOf(item)), 10)

/** Whether an empty line stands right above a part of a text. */
const standsApart = (node: Nodes, source: string): boolean =>
  /\n[ \t]*\r?\n[ \t]*$/.test(source.slice(0, startOf(node)))

const firstLineOf = (node: Nodes, source: string): string =>
  source.slice(startOf(node), endOf(node)).split(/\r?\n/, 1)[0] ?? ''

/** `31. Dezember: zu`: no entry of a list. */
const asText = (line: string): string => line.replace(/^(\d+)/, '$1\\')

/** What stands apart below a list and was meant as a line of its own, or as another list. */
const belowList = (item: Nodes, source: string): Slip => {
  const value = firstLineOf(item, source)
  const kind = numberOf(item, source) === 1 ? 'second-list' : 'number'
  return { kind, value, offset: startOf(item), meant: asText(value) }
}

/** `- type: notice` and keys below it: no text begins so. */
const BLOCK = /^- type: [a-z][\w-]*[ \t]*(?=\r?\n[ \t]+[a-z]\w*:(?:\s|$))/i

/** Blocks of a page, as they stand in its file: the first of them is told. */
const blockIn = (node: List, source: string): Slip[] => {
  const block = node.children.find((item) => BLOCK.test(source.slice(startOf(item), endOf(item))))
  return block
    ? [{ kind: 'block', value: firstLineOf(block, source), offset: startOf(block), meant: '' }]
    : []
}

/** A star behind a word or a number, which a line below explains: `20 € *`. */
const STAR = /[\p{L}\p{N}€%)][ \t]?\*(?![*\p{L}\p{N}])/u

/** `* wird bei Auftrag verrechnet`: the one line that explains a star above. */
const noteIn = (node: List, source: string): Slip[] => {
  const value = firstLineOf(node, source)
  if (node.children.length > 1 || !value.startsWith('* ')) return []
  return STAR.test(source.slice(0, startOf(node)))
    ? [{ kind: 'star', value, offset: startOf(node), meant: `\\${value}` }]
    : []
}

/** A list that is counted on from its first number, where others are written, only ones on purpose; and blocks of a page. */
export const inList = (node: List, source: string): Slip[] => {
  if (!node.ordered) return [...blockIn(node, source), ...noteIn(node, source)]
  const numbers = node.children.map((item) => numberOf(item, source))
  const [first = 0] = numbers
  const other = node.children[numbers.findIndex((number, index) => number !== first + index)]
  if (!other || numbers.every((number) => number === first)) return []
  const isLoose = node.children.slice(1).every((item) => standsApart(item, source))
  if (!isLoose && standsApart(other, source)) return [belowList(other, source)]
  const value = firstLineOf(node, source)
  return [{ kind: 'numbers', value, offset: startOf(node), meant: `- ${asText(value)}` }]
}
