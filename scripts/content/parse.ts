import { findControlSigns } from './control-signs.ts'
import { type Parsed, parseFile } from './parse-file.ts'
import type { SourceFile } from './source-file.ts'
import { whileReading } from './while-reading.ts'

/** Reads each file to its value, and names what is wrong with how it is written. */
export const parse = (files: SourceFile[]): Parsed => {
  const outcomes = files.map((file) => whileReading(file.path, () => parseFile(file)))
  const parsed = outcomes.flatMap(({ file }) => file ?? [])
  return {
    files: parsed,
    problems: [
      ...outcomes.flatMap(({ problems }) => problems),
      ...parsed.flatMap(findControlSigns),
    ],
  }
}
