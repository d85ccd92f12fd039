import type { Table } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

/** What stands in rows behind the last column that the first row has: it is left out. */
export const inTable = ({ children: [head, ...rows] }: Table, source: string): Slip[] =>
  rows.flatMap(({ children }): Slip[] => {
    const beyond = children.slice(head?.children.length)
    const words = beyond.flatMap((cell) => cell.children)
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return []
    const offset = startOf(first)
    return [{ kind: 'cells', value: source.slice(offset, endOf(last)), offset, meant: '' }]
  })
