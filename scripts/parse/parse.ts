import { whileReading } from '../problem/while-reading.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { SourceFile } from '../text/source-file.ts'
import { findControlSigns } from './control-signs.ts'
import { type Parsed, parseFile } from './parse-file.ts'

/** Reads each file to its value, and names what is wrong with how it is written. */
export const parse = (files: SourceFile[], model: SiteModel): Parsed => {
  const outcomes = files.map((file) =>
    whileReading(file.path, () => parseFile(file, fileSchema(file.name, model))),
  )
  const parsed = outcomes.flatMap(({ file }) => file ?? [])
  return {
    files: parsed,
    problems: [
      ...outcomes.flatMap(({ problems }) => problems),
      ...parsed.flatMap(findControlSigns),
    ],
  }
}
