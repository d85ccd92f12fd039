import type { Range } from '../text/source-file.ts'
import type { YamlNode } from './node.ts'

export interface DuplicateKey {
  key: string
  range: Range
  /** What it holds: that of the first one counts. */
  node: YamlNode
  first: Range
}

export interface YamlDocument {
  value: unknown
  root: YamlNode
  duplicates: DuplicateKey[]
  placeholders: Range[]
}

/** Why a text is no YAML that we read: the parser's reason, or our own rule. */
export interface YamlFault {
  reason: string
  offset: number
  /** Where YAML takes it and we don't: in how many places, of which this is the first. */
  refused?: number
}

/** A value that others of the file refer to by name: `&bild`. */
export interface YamlAnchor {
  name: string
  /** Its name with the sign before it. */
  mark: Range
  node: YamlNode
}

/** The place of a value that stands elsewhere: `*bild`. */
export interface YamlAlias {
  name: string
  mark: Range
  /** The `<<` before it, and what else is in the map that takes over what it lacks. */
  merge?: { key: Range; entries: YamlNode['entries'] }
}

/** What in a text stands for something else in it. */
export interface YamlReferences {
  anchors: YamlAnchor[]
  aliases: YamlAlias[]
}
