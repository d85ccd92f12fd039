import { findConflicts } from './explain/conflicts.ts'
import type { Explanation } from './explain/explanation.ts'
import { explainFrontMatter } from './explain/front-matter.ts'
import { findHiddenSigns } from './explain/hidden-signs.ts'
import { findListSigns } from './explain/list-signs.ts'
import { findTraps } from './explain/traps.ts'
import { splitFrontMatter } from './front-matter.ts'
import { isMap } from './is-map.ts'
import { inSource, type Mended, mend } from './mend.ts'
import { wording } from './messages.ts'
import { type Problem, problemAt } from './problem.ts'
import { positionAt, type Range, type SourceFile } from './source-file.ts'
import { locate, type Path, readYaml, type YamlDocument, type YamlNode } from './yaml.ts'
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

export interface Outcome {
  file?: ParsedFile
  problems: Problem[]
}

/** After so many faults in one file nobody reads on. */
const MOST_FAULTS = 30

const firstWord = (text: string, range: Range): Range => {
  const length = text.slice(range.start, range.end).search(/\s|$/)
  return { start: range.start, end: range.start + Math.max(length, 1) }
}

/** A text that is put right, fault by fault, so that what follows can be read as well. */
class Repair {
  problems: Problem[] = []
  mended: Mended

  constructor(readonly source: SourceFile) {
    this.mended = { text: source.text, edits: [] }
  }

  get text(): string {
    return this.mended.text
  }

  place = (range: Range): Range => inSource(range, this.mended)

  note = (explanations: readonly Explanation[]): void => {
    const found = explanations.map(({ range, wording: words }) =>
      problemAt(this.source, this.place(range), words),
    )
    this.problems.push(...found)
    this.mended = mend(
      this.mended,
      explanations.flatMap(({ edits = [] }) => edits),
    )
  }
}

/** Keeps every offset of the file: what is not front matter becomes blank. */
const blankExcept = (text: string, { start, end }: Range): string =>
  text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end)

/**
 * The document in a part of a text. At each fault the text is changed to what was meant, and read
 * again; nothing where that can't be told.
 */
const readRepaired = (repair: Repair, part: (text: string) => string): YamlDocument | undefined => {
  for (let count = 0; count < MOST_FAULTS; count += 1) {
    const text = part(repair.text)
    const result = readYaml(text)
    if ('document' in result) return result.document
    const explanation = explainFault(text, result.fault)
    const before = repair.text
    repair.note([explanation])
    if (repair.text === before) return undefined
  }
  return undefined
}

/** A place for people: what is missing is shown at its parent's key, not over the whole parent. */
const placeIn = (root: YamlNode, text: string, path: Path): Place => {
  const { value, key, found, quoted } = locate(root, path)
  if (found) return { value, key, found, quoted }
  return { value: key ?? firstWord(text, value), key, found, quoted }
}

const duplicatesIn = ({ duplicates }: YamlDocument, { source, place }: Repair): Problem[] =>
  duplicates.map(({ key, range, first }) => {
    const { line } = positionAt(source.text, place(first).start)
    return problemAt(source, place(range), wording.duplicateKey(key, line))
  })

const parseYaml = (repair: Repair, part: (text: string) => string): Outcome => {
  const document = readRepaired(repair, part)
  if (!document) return { problems: repair.problems }
  const { value, root, placeholders } = document
  const { source, mended } = repair
  const text = part(mended.text)
  const place = (range: Range) => inSource(range, mended)
  repair.problems.push(...duplicatesIn(document, repair))
  for (const { range, wording: words } of findTraps(text, root, value))
    repair.problems.push(problemAt(source, place(range), words))
  return {
    problems: repair.problems,
    file: {
      source,
      value,
      locate: (path: Path) => {
        const { value: at, key, ...rest } = placeIn(root, text, path)
        return { value: place(at), key: key && place(key), ...rest }
      },
      placeholders: placeholders.map(place),
    },
  }
}

const BODY = 'content'

const parseMarkdown = (repair: Repair): Outcome => {
  repair.note(explainFrontMatter(repair.text))
  const split = splitFrontMatter(repair.text)
  if ('fault' in split) return { problems: repair.problems }
  const isBare = repair.text.slice(split.matterRange.start, split.matterRange.end).trim() === ''
  if (isBare && repair.problems.length > 0) return { problems: repair.problems }
  const matter = (text: string) => {
    const again = splitFrontMatter(text)
    return 'fault' in again ? text : blankExcept(text, again.matterRange)
  }
  const { file, problems } = parseYaml(repair, matter)
  const end = splitFrontMatter(repair.text)
  if (!file || 'fault' in end) return { problems }
  const body = repair.text.slice(end.bodyRange.start)
  const bodyRange = inSource(end.bodyRange, repair.mended)
  const { source } = repair
  const { key, found } = file.locate([BODY])
  const taken = found && key ? [problemAt(source, key, wording.bodyAsKey(BODY))] : []
  return {
    problems: [...problems, ...taken],
    file: {
      ...file,
      value: isMap(file.value) ? { ...file.value, [BODY]: body } : file.value,
      locate: (path) => (path[0] === BODY ? placeOfBody(source, bodyRange) : file.locate(path)),
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

const isMarkdown = ({ name }: SourceFile): boolean => name.endsWith('.md')

/**
 * Reads a file to its value; one that is no YAML becomes one problem where it breaks.
 *
 * @param known faults that were found before, to be put right first, one after the other
 */
export const parseFile = (source: SourceFile, known: readonly Explanation[] = []): Outcome => {
  const repair = new Repair(source)
  for (const explanation of known) repair.note([explanation])
  repair.note(findConflicts(repair.text))
  repair.note(findHiddenSigns(repair.text))
  if (!isMarkdown(source)) repair.note(findListSigns(repair.text))
  return isMarkdown(source) ? parseMarkdown(repair) : parseYaml(repair, (text) => text)
}
