import type { Edit } from '../text/edits.ts'
import type { Path, YamlNode } from '../yaml/yaml.ts'

const nodeAt = (root: YamlNode, path: Path): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>((node, key) => node?.entries.get(String(key))?.node, root)

/** Up to the end of a line, a comment behind a value included. */
const endOfLine = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end
}

const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1)

const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/**
 * Adds entries at the end of a group, as far as it lacks them; nothing where there is no such group.
 *
 * @param entries values as YAML, by their keys
 */
export const insertInGroup = (
  text: string,
  root: YamlNode,
  path: Path,
  entries: Readonly<Record<string, string>>,
): Edit[] => {
  const group = nodeAt(root, path)
  const last = [...(group?.entries.values() ?? [])].at(-1)
  const missing = Object.entries(entries).filter(([key]) => !group?.entries.has(key))
  if (!group || !last || missing.length === 0) return []
  const pairs = missing.map(([key, value]) => `${key}: ${value}`)
  const at = last.node.range.end
  if (text[group.range.start] === '{') {
    return [{ start: at, end: at, by: pairs.map((pair) => `, ${pair}`).join('') }]
  }
  const lineBreak = lineBreakOf(text) + ' '.repeat(columnOf(text, last.key.start))
  const end = endOfLine(text, at)
  return [{ start: end, end, by: pairs.map((pair) => lineBreak + pair).join('') }]
}
