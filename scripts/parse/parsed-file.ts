import type { Problem } from '../problem/problem.ts'
import type { Range, SourceFile } from '../text/source-file.ts'
import type { Path } from '../yaml/locate.ts'

/** Where a value stands in its file. */
export interface ValueLocation {
  /** The value; for a value that is missing, the key (or the beginning) of its parent. */
  value: Range
  /** The key before the value, where it has one. */
  key: Range | undefined
  /** False where the value is missing. */
  found: boolean
  /** True where the value is quoted in the source. */
  quoted: boolean
}

/** A file's value together with the place of every part of it. */
export interface ParsedFile {
  source: SourceFile
  value: unknown
  locate: (path: Path) => ValueLocation
  placeholders: Range[]
  /** Where each value stands in a field of its own: without its key, and as it is, whatever YAML would make of it. */
  isForm?: true
  /** The key of the text below the front matter, where the file has one. */
  bodyKey?: string
  /** Where that text begins, where it is taken as it stands. */
  bodyStart?: number
}

export interface Parsed {
  files: ParsedFile[]
  problems: Problem[]
}

/** What a file came to. */
export interface FileParse {
  file?: ParsedFile | undefined
  problems: Problem[]
}
