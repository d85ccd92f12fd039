import type { Nodes } from 'mdast'
import { endOf, startOf } from '../nodes.ts'
import type { Slip } from './slip.ts'

/** `60*40*8`: asterisks that take the place of a sign between numbers. */
const inProduct = (node: Nodes, source: string): Slip[] => {
  const before = /[\d.,]*\d *$/.exec(
    source.slice(Math.max(startOf(node) - 12, 0), startOf(node)),
  )?.[0]
  const after = /^ *[\d.,]*\d/.exec(source.slice(endOf(node), endOf(node) + 12))?.[0]
  if (!before || !after) return []
  const offset = startOf(node) - before.length
  const value = source.slice(offset, endOf(node) + after.length)
  return [{ kind: 'sign', value, offset, meant: value.replace(/ *\*+ */g, ' × ') }]
}

/** `**sehr* gut`: bold type with half of its second mark. */
const withHalfMark = (node: Nodes, source: string): Slip[] => {
  const offset = startOf(node) - 1
  if (source.charAt(offset) !== '*' || source.charAt(offset - 1) === '\\') return []
  const value = source.slice(offset, endOf(node))
  return [{ kind: 'sign', value, offset, meant: `${value}*` }]
}

/** `*sehr** gut`: bold type with half of its first mark. */
const withHalfFirstMark = (node: Nodes, source: string): Slip[] => {
  const [offset, end] = [startOf(node), endOf(node)]
  if (!/^\*(?!\*)/.test(source.slice(end, end + 2)) || /[*\\]/.test(source.charAt(offset - 1)))
    return []
  const value = source.slice(offset, end + 1)
  return [{ kind: 'sign', value, offset, meant: `*${value}` }]
}

/** What slants that was not meant to. */
export const inEmphasis = (node: Nodes, source: string): Slip[] => [
  ...inProduct(node, source),
  ...withHalfMark(node, source),
  ...withHalfFirstMark(node, source),
]
