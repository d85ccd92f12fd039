import type { List, Nodes } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

const numberOf = (item: Nodes, source: string): number =>
  Number.parseInt(source.slice(startOf(item)), 10)

/** A list that is counted on from its first number, where others are written. Only ones are counted on purpose. */
export const inList = (node: List, source: string): Slip[] => {
  const numbers = node.children.map((item) => numberOf(item, source))
  const [first = 0] = numbers
  const isCounted = numbers.every((number, index) => number === first + index)
  if (!node.ordered || isCounted || numbers.every((number) => number === first)) return []
  const offset = startOf(node)
  const [value = ''] = source.slice(offset, endOf(node)).split(/\r?\n/, 1)
  return [{ kind: 'numbers', value, offset, meant: `- ${value.replace(/^(\d+)/, '$1\\')}` }]
}
