import type { Range } from '../text/source-file.ts'
import type { YamlNode } from './node.ts'

/** A place in a value: keys and list positions from the root. */
export type Path = readonly PropertyKey[]

interface Located {
  /** The value, or where the missing value's parent stands. */
  value: Range
  /** The key before it; list items and the root have none. */
  key?: Range
  quoted: boolean
  found: boolean
}

/** Where the value at `path` stands; for what is missing, where its nearest parent stands. */
export const locate = (root: YamlNode, path: Path): Located => {
  let node = root
  let key: Range | undefined
  for (const step of path) {
    const entry = typeof step === 'number' ? undefined : node.entries.get(String(step))
    const next = typeof step === 'number' ? node.items[step] : entry?.node
    if (!next) return { value: node.range, key, quoted: false, found: false }
    key = entry?.key
    node = next
  }
  return { value: node.range, key, quoted: node.quoted, found: true }
}

/** The node at a path, if there is one. */
export const nodeAt = (root: YamlNode, path: Path): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>(
    (node, step) =>
      typeof step === 'number' ? node?.items[step] : node?.entries.get(String(step))?.node,
    root,
  )
