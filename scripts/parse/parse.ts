import { whileReading } from '../problem/while-reading.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { SourceFile } from '../text/source-file.ts'
import { findControlSigns } from './control-signs.ts'
import { parseFile } from './parse-file.ts'
import type { FileParse } from './parsed-file.ts'

/** Reads a file to its value, and names what is wrong with how it is written. */
export const parse = (source: SourceFile, model: SiteModel): FileParse =>
  whileReading(source.path, () => {
    const { file, problems } = parseFile(source, fileSchema(source.name, model))
    return { file, problems: file ? [...problems, ...findControlSigns(file)] : problems }
  })
