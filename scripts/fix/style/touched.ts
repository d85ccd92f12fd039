import type { Sheet } from '../../edit/sheet.ts'
import { columnOf } from '../../text/lines.ts'
import type { Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'

/** A text that a repair has changed, and whether it has changed the line at an offset. */
export interface Touched {
  sheet: Sheet
  /** All of it, each before those in it. */
  values: readonly Valued[]
  /** What it was before. */
  before: string
  isNew: (offset: number) => boolean
}

/** A text in the style of its file, and what it says: the same, where nothing else is told. */
export interface Styled {
  text: string
  value?: unknown
}

/** Texts that say the same in the style of their file; those that do not are not taken. */
export type Style = (touched: Touched) => Styled[]

/** A value of a text with what it is. */
export interface Valued {
  node: YamlNode
  value: unknown
  path: Path
  /** In which column the key before it stands, where it has one. */
  keyColumn: number | undefined
}

const partAt = (value: unknown, step: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[step]

const valuesIn = ({ text, document: { root, value } }: Sheet): Valued[] => {
  const found: Valued[] = []
  const walk = (node: YamlNode, own: unknown, path: Path, keyColumn?: number): void => {
    found.push({ node, value: own, path, keyColumn })
    for (const [index, item] of node.items.entries())
      walk(item, partAt(own, index), [...path, index])
    for (const [key, entry] of node.entries)
      walk(entry.node, partAt(own, key), [...path, key], columnOf(text, entry.key.start))
  }
  walk(root, value, [])
  return found
}

/** Lines of a text that another one lacks, by their offsets. */
const newLines = (before: string, after: string): ((offset: number) => boolean) => {
  const known = new Set(before.split('\n'))
  let start = 0
  const ranges = after.split('\n').flatMap((line): [number, number][] => {
    const range: [number, number] = [start, start + line.length]
    start += line.length + 1
    return known.has(line) ? [] : [range]
  })
  return (offset) => ranges.some(([from, end]) => from <= offset && offset <= end)
}

/** What styles look at, found out once for all of them: a file may have thousands of values. */
export const touchedIn = (sheet: Sheet, before: string): Touched => ({
  sheet,
  values: valuesIn(sheet),
  before,
  isNew: newLines(before, sheet.text),
})
