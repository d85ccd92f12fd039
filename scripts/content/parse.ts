import { splitFrontMatter } from './front-matter.ts'
import { wording } from './messages.ts'
import { type Problem, problemAt } from './problem.ts'
import type { Range, SourceFile } from './source-file.ts'
import { locate, type Path, readYaml, type YamlNode } from './yaml.ts'
import { explainFault } from './yaml-fault.ts'

/** Where a value stands in its file. */
export interface Place {
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
  locate: (path: Path) => Place
  placeholders: Range[]
  /** The key of the text below the front matter, where the file has one. */
  bodyKey?: string
}

export interface Parsed {
  files: ParsedFile[]
  problems: Problem[]
}

const firstWord = (text: string, range: Range): Range => {
  const length = text.slice(range.start, range.end).search(/\s|$/)
  return { start: range.start, end: range.start + Math.max(length, 1) }
}

/** A place for people: what is missing is shown at its parent's key, not over the whole parent. */
const placeIn = (root: YamlNode, source: SourceFile, path: Path): Place => {
  const { value, key, found, quoted } = locate(root, path)
  if (found) return { value, key, found, quoted }
  return { value: key ?? firstWord(source.text, value), key, found, quoted }
}

const parseYaml = (
  source: SourceFile,
  text: string,
): { file?: ParsedFile; problems: Problem[] } => {
  const result = readYaml(text)
  if ('fault' in result) {
    const { range, wording: words } = explainFault(text, result.fault)
    return { problems: [problemAt(source, range, words)] }
  }
  const { value, root, duplicates, placeholders } = result.document
  const problems = duplicates.map(({ key, range, first }) =>
    problemAt(
      source,
      range,
      wording.duplicateKey(key, problemAt(source, first, wording.here()).line),
    ),
  )
  const file = { source, value, locate: (path: Path) => placeIn(root, source, path), placeholders }
  return { file, problems }
}

/** Keeps every offset of the file: what is not front matter becomes blank. */
const blankExcept = (text: string, { start, end }: Range): string =>
  text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end)

const BODY = 'content'

const parseMarkdown = (source: SourceFile): { file?: ParsedFile; problems: Problem[] } => {
  const split = splitFrontMatter(source.text)
  if ('fault' in split) {
    const range = firstWord(source.text, { start: split.offset, end: source.text.length })
    return { problems: [problemAt(source, range, wording.frontMatter(split.fault))] }
  }
  const { file, problems } = parseYaml(source, blankExcept(source.text, split.matterRange))
  if (!file) return { problems }
  const body = source.text.slice(split.bodyRange.start)
  const { key, found } = file.locate([BODY])
  const taken = found && key ? [problemAt(source, key, wording.bodyAsKey(BODY))] : []
  return {
    problems: [...problems, ...taken],
    file: {
      ...file,
      value: isMap(file.value) ? { ...file.value, [BODY]: body } : file.value,
      locate: (path) =>
        path[0] === BODY ? placeOfBody(source, split.bodyRange) : file.locate(path),
      bodyKey: BODY,
    },
  }
}

/** An empty text is shown at the mark above it. */
const placeOfBody = ({ text }: SourceFile, { start, end }: Range): Place => {
  const isEmpty = text.slice(start, end).trim() === ''
  const mark = text.lastIndexOf('---', start)
  const value = isEmpty ? { start: mark, end: mark + 3 } : { start, end }
  return { value, key: undefined, found: true, quoted: false }
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads each file to its value; a file that is no YAML becomes one problem where it breaks. */
export const parse = (files: SourceFile[]): Parsed => {
  const results = files.map((source) =>
    source.name.endsWith('.md') ? parseMarkdown(source) : parseYaml(source, source.text),
  )
  return {
    files: results.flatMap(({ file }) => file ?? []),
    problems: results.flatMap(({ problems }) => problems),
  }
}
