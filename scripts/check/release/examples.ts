import type { ParsedFile } from '../../parse/parse-file.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { examplesOf } from '../../schema/schema.ts'
import type { Range } from '../../text/source-file.ts'
import type { Content } from '../../validate/validate.ts'
import { checkWording } from '../messages.ts'
import { allWritten, type Written } from './written.ts'

/** Letters and digits alone: a number may be typed with other blanks, an address with a slash. */
const bare = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const isExample = ({ schema, value }: Written): boolean =>
  examplesOf(schema).some((example) => bare(example) === bare(value))

const isMarked = ({ source, placeholders }: ParsedFile, { start }: Range): boolean =>
  placeholders.some(({ end }) => end <= start && /^\s*["']?$/.test(source.text.slice(end, start)))

/** A problem for each value that only shows what a field looks like, and is not marked as a sample. */
export const checkExamples = (content: Content): Problem[] =>
  allWritten(content)
    .filter(isExample)
    .flatMap(({ checked: { file, path: base }, path, value }) => {
      const range = file.locate([...base, ...path]).value
      return isMarked(file, range)
        ? []
        : [problemAt(file.source, range, checkWording.exampleValue(value))]
    })
