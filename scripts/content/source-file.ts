/** A content file as it stands on disk. */
export interface SourceFile {
  /** Path for people: relative to the folder that holds the content folder, `content/site.yaml`. */
  path: string
  /** Path inside the content folder, with `/`: `site.yaml`, `news/jubilaeum.md`. */
  name: string
  /** Decoded text; a byte order mark is cut off. */
  text: string
}

/** UTF-16 offsets in a file's text, end exclusive. */
export interface Range {
  start: number
  end: number
}

/** Line and column, both from 1; columns count UTF-16 units. */
export interface Position {
  line: number
  column: number
}

/** Line and column of an offset. */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

/**
 * The range of `needle` inside `range`, so that a message can point at one word of a long text.
 *
 * @param earlier how often the word stands before the one that is meant
 */
export const rangeOf = (text: string, range: Range, needle: string, earlier = 0): Range => {
  let start = text.indexOf(needle, range.start)
  for (let count = 0; count < earlier && start >= 0; count += 1) {
    start = text.indexOf(needle, start + 1)
  }
  const end = start + needle.length
  return start < 0 || end > range.end ? range : { start, end }
}
