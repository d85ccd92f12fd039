import { parse } from '../../scripts/parse/parse.ts'
import type { Parsed } from '../../scripts/parse/parsed-file.ts'
import type { Problem } from '../../scripts/problem/problem.ts'
import { product } from '../../scripts/product/product.ts'
import type { SourceFile } from '../../scripts/text/source-file.ts'
import { validate } from '../../scripts/validate/validate.ts'

/** Reads each file to its value, and names what is wrong with how it is written. */
export const parseAll = (sources: readonly SourceFile[]): Parsed => {
  const outcomes = sources.map((source) => parse(source, product.model))
  return {
    files: outcomes.flatMap(({ file }) => file ?? []),
    problems: outcomes.flatMap(({ problems }) => problems),
  }
}

/** What is wrong with how files are written, and with their values by the schemas of their kinds. */
export const problemsIn = (sources: readonly SourceFile[]): Problem[] => {
  const { files, problems } = parseAll(sources)
  const outcomes = files.flatMap((file) => validate(file, product.model))
  return [...problems, ...outcomes.flatMap((outcome) => outcome.problems)]
}
