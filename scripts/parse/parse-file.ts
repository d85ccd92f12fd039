import { z } from 'zod'
import { commonWording } from '../problem/common-messages.ts'
import { isSlip } from '../problem/is-slip.ts'
import { type Problem, problemAt, withCauses } from '../problem/problem.ts'
import { isMap } from '../schema/is-map.ts'
import type { Schema } from '../schema/schema.ts'
import { applyInTurn, type Edit, inSource, type Mended, mend } from '../text/edits.ts'
import { passageAt } from '../text/lines.ts'
import { BODY, isMarkdown } from '../text/markdown-file.ts'
import { positionAt, type Range, type SourceFile } from '../text/source-file.ts'
import {
  type DuplicateKey,
  locate,
  type Path,
  type YamlDocument,
  type YamlNode,
} from '../yaml/yaml.ts'
import { splitFrontMatter } from './front-matter.ts'
import { keyBelow, movedUp } from './key-below.ts'
import { parseWording } from './messages.ts'
import { findConflicts } from './repair/conflicts.ts'
import { explainFrontMatter } from './repair/front-matter.ts'
import { findHiddenSigns } from './repair/hidden-signs.ts'
import { findListSigns } from './repair/list-signs.ts'
import { findReferences } from './repair/references.ts'
import { type Repair, SURE } from './repair/repair.ts'
import { LEFT_OUT, repairText } from './repair/repair-text.ts'
import { findSplitNumbers } from './repair/split-numbers.ts'
import { findTraps, type Trap } from './traps.ts'

/** Where a value stands in its file. */
export interface ValueLocation {
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
  locate: (path: Path) => ValueLocation
  placeholders: Range[]
  /** The key of the text below the front matter, where the file has one. */
  bodyKey?: string
  /** Where that text begins, where it is taken as it stands. */
  bodyStart?: number
}

export interface Parsed {
  files: ParsedFile[]
  problems: Problem[]
}

/** What a file came to. */
export interface FileParse {
  file?: ParsedFile | undefined
  problems: Problem[]
}

const firstWord = (text: string, range: Range): Range => {
  const length = text.slice(range.start, range.end).search(/\s|$/)
  return { start: range.start, end: range.start + Math.max(length, 1) }
}

/** A place for people: what is missing is shown at its parent's key, not over the whole parent. */
const placeIn = (root: YamlNode, text: string, path: Path): ValueLocation => {
  const { value, key, found, quoted } = locate(root, path)
  if (found) return { value, key, found, quoted }
  return { value: key ?? firstWord(text, value), key, found, quoted }
}

/** A text on its way to what was meant, and what is told of it. */
interface Draft {
  source: SourceFile
  mended: Mended
  problems: Problem[]
}

/** The draft after repairs that nobody can doubt. */
const put = (draft: Draft, repairs: readonly Repair[]): Draft => ({
  ...draft,
  mended: mend(
    draft.mended,
    repairs.flatMap(({ edits }) => edits),
  ),
  problems: [
    ...draft.problems,
    ...repairs.map((repair) => ({
      ...problemAt(draft.source, inSource(repair.range, draft.mended), repair.wording),
      repair: inFile(repair.edits, repair, draft),
    })),
  ],
})

/** `{ from: 19,50, to: 21,50 }`: what stands behind the comma of a number is no key. */
const isFraction = ({ key, range }: DuplicateKey, { mended }: Draft): boolean =>
  /^\d+$/.test(key) && /\d,$/.test(mended.text.slice(0, range.start))

const duplicateOf = ({ key, range, first }: DuplicateKey, { source, mended }: Draft): Problem => {
  const { line } = positionAt(source.text, inSource(first, mended).start)
  const place = inSource(range, mended)
  const problem = problemAt(source, place, parseWording.duplicateKey(key, line))
  const lines = passageAt(source.text, place.start)
  return lines ? { ...problem, repair: { edits: [{ ...lines, by: '' }], isSure: false } } : problem
}

const duplicatesIn = ({ duplicates }: YamlDocument, draft: Draft): Problem[] =>
  duplicates
    .filter((duplicate) => !isFraction(duplicate, draft))
    .map((duplicate) => duplicateOf(duplicate, draft))

const trapsIn = (
  { root, value }: YamlDocument,
  { source, mended }: Draft,
  schema: Schema | undefined,
): Problem[] =>
  findTraps(mended.text, root, value, schema).map((trap) => tellTrap(trap, { source, mended }))

const tellTrap = (
  { range, wording: words, isWarning }: Trap,
  { source, mended }: Pick<Draft, 'source' | 'mended'>,
): Problem => problemAt(source, inSource(range, mended), words, isWarning ? 'warning' : 'error')

/** Keeps every offset of the file: what is not front matter becomes blank. */
const blankExcept = (text: string, { start, end }: Range): string =>
  text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start, end)

/** Whether a repair only puts a word in the place of one that is a letter from it. */
const isSlipIn = ([edit, ...others]: readonly Edit[], text: string): boolean =>
  edit !== undefined && others.length === 0 && isSlip(text.slice(edit.start, edit.end), edit.by)

/** The edits of a repair as changes of the file as it is; nothing where nobody meant them. */
const inFile = (
  edits: readonly Edit[],
  { cost, wording, isGuess }: Repair,
  { mended }: Draft,
): Problem['repair'] =>
  cost < LEFT_OUT && !isGuess
    ? {
        edits: edits.map((edit) => ({ ...edit, ...inSource(edit, mended) })),
        isSure: cost <= SURE || (wording.instead?.isSure ?? isSlipIn(edits, mended.text)),
      }
    : undefined

const parseYaml = (
  draft: Draft,
  schema: Schema | undefined,
  part: (text: string) => string,
): FileParse & { draft: Draft } => {
  const { source } = draft
  const { told, mended: after, document } = repairText(part(draft.mended.text), schema)
  const problems = told.map(({ repair, place, edits }) => ({
    ...problemAt(source, inSource(place, draft.mended), repair.wording),
    repair: inFile(edits, repair, draft),
  }))
  const mended = {
    text: applyInTurn(draft.mended.text, after.edits),
    edits: [...draft.mended.edits, ...after.edits],
  }
  const done: Draft = { source, mended, problems: [...draft.problems, ...problems] }
  if (!document) return { problems: done.problems, draft: done }
  const { value, root, placeholders } = document
  const text = part(mended.text)
  const place = (range: Range) => inSource(range, mended)
  return {
    draft: done,
    problems: [
      ...done.problems,
      ...duplicatesIn(document, done),
      ...withCauses(trapsIn(document, done, schema), done.problems),
    ],
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

/** Made once for all files. */
const fronts = new WeakMap<Schema, Schema>()

/** What stands between the marks of a Markdown file: all but its text. */
const frontOf = (schema: Schema | undefined): Schema | undefined => {
  if (!(schema instanceof z.ZodObject)) return schema
  const front = fronts.get(schema) ?? schema.partial({ [BODY]: true })
  fronts.set(schema, front)
  return front
}

/** The draft with both its marks: once one of them is right, the other one can be looked for. */
const withMarks = (draft: Draft): Draft => {
  const repairs = explainFrontMatter(draft.mended.text)
  const next = put(draft, repairs)
  return next.mended.text === draft.mended.text ? next : withMarks(next)
}

/** The draft with all that belongs above its second mark. */
const withKeys = (draft: Draft, front: Schema | undefined): Draft => {
  const { text } = draft.mended
  const parts = splitFrontMatter(text)
  if ('fault' in parts || !front) return draft
  const next = put(draft, movedUp(text, parts, front))
  return next.mended.text === text ? next : withKeys(next, front)
}

/** So deep may what is named elsewhere have such names inside. */
const MOST_ROUNDS = 4

/** The draft with all that is named elsewhere written out. */
const writtenOut = (draft: Draft, rounds = MOST_ROUNDS): Draft => {
  const repairs = rounds > 0 ? findReferences(draft.mended.text) : []
  return repairs.length === 0 ? draft : writtenOut(put(draft, repairs), rounds - 1)
}

const parseMarkdown = (draft: Draft, schema: Schema | undefined): FileParse => {
  const front = frontOf(schema)
  const opened = withKeys(withMarks(draft), front)
  const { text } = opened.mended
  const split = splitFrontMatter(text)
  if ('fault' in split) return { problems: opened.problems }
  const isBare = text.slice(split.matterRange.start, split.matterRange.end).trim() === ''
  const isCut = opened.problems.some(({ code }) => code === 'front-matter-cut')
  if (isCut || (isBare && opened.problems.length > 0)) return { problems: opened.problems }
  const matter = (whole: string) => {
    const again = splitFrontMatter(whole)
    return 'fault' in again ? whole : blankExcept(whole, again.matterRange)
  }
  const { file, problems, draft: done } = parseYaml(opened, front, matter)
  const end = splitFrontMatter(done.mended.text)
  if (!file || 'fault' in end) return { problems }
  const body = done.mended.text.slice(end.bodyRange.start)
  const bodyRange = inSource(end.bodyRange, done.mended)
  const { source } = draft
  const { key, found } = file.locate([BODY])
  const taken = found && key ? [problemAt(source, key, commonWording.bodyAsKey(BODY))] : []
  const below = front ? keyBelow(done.mended.text, end, front) : []
  return {
    problems: [...problems, ...taken, ...below.map((trap) => tellTrap(trap, done))],
    file: {
      ...file,
      value: isMap(file.value) ? { ...file.value, [BODY]: body } : file.value,
      locate: (path) => (path[0] === BODY ? placeOfBody(source, bodyRange) : file.locate(path)),
      bodyKey: BODY,
      ...(done.mended.edits.length === 0 && { bodyStart: bodyRange.start }),
    },
  }
}

/** An empty text is shown at the mark above it. */
const placeOfBody = ({ text }: SourceFile, { start, end }: Range): ValueLocation => {
  const isEmpty = text.slice(start, end).trim() === ''
  const mark = text.lastIndexOf('---', start)
  const value = isEmpty ? { start: mark, end: mark + 3 } : { start, end }
  return { value, key: undefined, found: true, quoted: false }
}

/**
 * Reads a file to its value, and names what is wrong with how it is written.
 *
 * @param schema what the whole file has to be: it tells how a damaged text was meant
 */
export const parseFile = (source: SourceFile, schema: Schema | undefined): FileParse => {
  const raw: Draft = { source, mended: { text: source.text, edits: [] }, problems: [] }
  const single = put(raw, findConflicts(raw.mended.text))
  const visible = put(single, findHiddenSigns(single.mended.text))
  if (isMarkdown(source.name)) return parseMarkdown(visible, schema)
  const listed = put(visible, findListSigns(visible.mended.text))
  const whole = put(listed, findSplitNumbers(listed.mended.text))
  return parseYaml(writtenOut(whole), schema, (text) => text)
}
