import type { Sheet } from '../../edit/sheet.ts'
import type { YamlNode } from '../../yaml/yaml.ts'

/** A text that a repair has changed, and whether it has changed the line at an offset. */
export interface Touched {
  sheet: Sheet
  isNew: (offset: number) => boolean
}

/** Texts that say the same in the style of their file; those that do not are not taken. */
export type Style = (touched: Touched) => string[]

/** A value of a text with what it is. */
export interface Valued {
  node: YamlNode
  value: unknown
  /** In which column the key before it stands, where it has one. */
  keyColumn: number | undefined
}

const partAt = (value: unknown, step: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[step]

const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** All values of a text, each before those in it. */
export const valuesIn = ({ text, document: { root, value } }: Sheet): Valued[] => {
  const walk = (node: YamlNode, own: unknown, keyColumn: number | undefined): Valued[] => [
    { node, value: own, keyColumn },
    ...node.items.flatMap((item, index) => walk(item, partAt(own, index), undefined)),
    ...[...node.entries].flatMap(([key, entry]) =>
      walk(entry.node, partAt(own, key), columnOf(text, entry.key.start)),
    ),
  ]
  return walk(root, value, undefined)
}

/** Lines of a text that another one lacks, by their offsets. */
export const newLines = (before: string, after: string): ((offset: number) => boolean) => {
  const known = new Set(before.split('\n'))
  let start = 0
  const ranges = after.split('\n').flatMap((line): [number, number][] => {
    const range: [number, number] = [start, start + line.length]
    start += line.length + 1
    return known.has(line) ? [] : [range]
  })
  return (offset) => ranges.some(([from, end]) => from <= offset && offset <= end)
}
