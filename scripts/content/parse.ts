import { type Parsed, parseFile } from './parse-file.ts'
import type { SourceFile } from './source-file.ts'

/** Reads each file to its value, and names what is wrong with how it is written. */
export const parse = (files: SourceFile[]): Parsed => {
  const outcomes = files.map(parseFile)
  return {
    files: outcomes.flatMap(({ file }) => file ?? []),
    problems: outcomes.flatMap(({ problems }) => problems),
  }
}
