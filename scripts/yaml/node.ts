import type { Range } from '../text/source-file.ts'

/** How a value is written: a text, in one of five ways; lists and maps in lines or in brackets. */
export type YamlStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'lines' | 'brackets'

/** A value's place in the source, and the places of what is in it. */
export interface YamlNode {
  kind: 'scalar' | 'list' | 'map'
  style: YamlStyle
  /** Where the dash before it stands, for an item of a list in lines. */
  dash?: number
  /** The value without its key; an empty value has the place where it would stand. */
  range: Range
  /** True where the source quotes the scalar. */
  quoted: boolean
  items: YamlNode[]
  entries: Map<string, { key: Range; node: YamlNode }>
}
