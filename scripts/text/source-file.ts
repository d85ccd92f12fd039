import { countWhile } from './count-while.ts'

/** A content file as it stands on disk. */
export interface SourceFile {
  /** Path for people: relative to the folder that holds the content folder, `content/site.yaml`. */
  path: string
  /** Path inside the content folder, with `/`: `site.yaml`, `news/jubilaeum.md`. */
  name: string
  /** Decoded text; a byte order mark is cut off. */
  readonly text: string
  /** Of its bytes, where it was read from disk. */
  readonly digest?: string
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

const lineStartsIn = (text: string): number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const positionIn = (starts: readonly number[], offset: number): Position => {
  const begun = countWhile(starts, (start) => start <= offset)
  const line = Math.max(begun, 1)
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
}

/** Line and column of an offset. */
export const positionAt = (text: string, offset: number): Position =>
  positionIn(lineStartsIn(text.slice(0, offset)), offset)

/** Found out once for each file: a file with thousands of problems is not read through for each. */
const lineStarts = new WeakMap<SourceFile, number[]>()

/** Line and column of an offset in a file. */
export const positionInFile = (file: SourceFile, offset: number): Position => {
  const starts = lineStarts.get(file) ?? lineStartsIn(file.text)
  lineStarts.set(file, starts)
  return positionIn(starts, offset)
}

/**
 * The range of `needle` inside `range`, so that a message can point at one word of a long text.
 *
 * @param earlier how often the word stands before the one that is meant
 */
export const rangeOf = (text: string, range: Range, needle: string, earlier = 0): Range => {
  let start = text.indexOf(needle, range.start)
  for (let count = 0; count < earlier && start >= 0; count += 1) {
    start = text.indexOf(needle, start + needle.length)
  }
  const end = start + needle.length
  return start < 0 || end > range.end ? range : { start, end }
}
