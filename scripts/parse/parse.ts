import { whileReading } from '../problem/while-reading.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { SourceFile } from '../text/source-file.ts'
import { findControlSigns } from './control-signs.ts'
import { parseFile } from './parse-file.ts'
import type { FileParse, Parsed } from './parsed-file.ts'

/** Reads a file to its value, and names what is wrong with how it is written. */
export const parseOne = (source: SourceFile, model: SiteModel): FileParse =>
  whileReading(source.path, () => {
    const { file, problems } = parseFile(source, fileSchema(source.name, model))
    return { file, problems: file ? [...problems, ...findControlSigns(file)] : problems }
  })

/** Reads each file to its value, and names what is wrong with how it is written. */
export const parse = (files: SourceFile[], model: SiteModel): Parsed => {
  const outcomes = files.map((file) => parseOne(file, model))
  return {
    files: outcomes.flatMap(({ file }) => file ?? []),
    problems: outcomes.flatMap(({ problems }) => problems),
  }
}
