import type { Table, TableRow } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

/** Dashes that stand in a row of their own, and no line below the first row. */
const DASHES = /^\|?(?:\s*:?-{3,}:?\s*(?:\||$))+$/

const dashesIn = (row: TableRow, source: string): Slip[] => {
  const offset = startOf(row)
  const value = source.slice(offset, endOf(row)).trim()
  return DASHES.test(value) ? [{ kind: 'second-dashes', value, offset, meant: '' }] : []
}

/** What stands in rows behind the last column that the first row has, which is left out; and rows of dashes. */
export const inTable = ({ children: [head, ...rows] }: Table, source: string): Slip[] =>
  rows.flatMap((row): Slip[] => {
    const { children } = row
    const beyond = children.slice(head?.children.length)
    const words = beyond.flatMap((cell) => cell.children)
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return dashesIn(row, source)
    const offset = startOf(first)
    return [{ kind: 'cells', value: source.slice(offset, endOf(last)), offset, meant: '' }]
  })
