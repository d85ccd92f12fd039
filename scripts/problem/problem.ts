import type { Edit } from '../text/edits.ts'
import { inGermanOrder } from '../text/in-german-order.ts'
import { type Position, positionInFile, type Range, type SourceFile } from '../text/source-file.ts'
import { type Frame, frameAround } from './frame.ts'
import { isSlip } from './is-slip.ts'
import { overlapping } from './overlapping.ts'

export type Severity = 'error' | 'warning'

/** What is wrong, in the editors' language; `hint` says what to do. See `messages.ts`. */
export interface Wording {
  code: string
  message: string
  hint: string
  /** What the hint says to write, where it says it to the letter. */
  instead?: Instead
  /** An entry of a file or folder that holds none at all, or a file that can't be read: there may be many such problems. */
  wants?: MissingEntries
  /** An entry that is not there, and may have another id now. */
  lacks?: LackedEntry
}

/** The id that no entry of a collection has, and whether it stands in braces in a text. */
export interface LackedEntry {
  collection: string
  id: string
  isFact?: true
}

/**
 * What is wanted of a file or folder that has nothing; `goes` is what can be deleted instead, and missing where the
 * file itself is to be mended.
 */
export interface MissingEntries {
  home: string
  goes?: string
}

/** What is to stand in the marked place: these characters, this value in the style that is there, or nothing at all. */
export type Instead = ({ text: string } | { value: unknown } | { nothing: true }) & {
  /** Whether nothing else can have been meant; where it is not said, whether a finger may have slipped. */
  isSure?: boolean
}

/** What to change in a file as it is: characters, the value at a place, or an entry that goes. */
export type Repair = (
  | { edits: Edit[] }
  | { path: readonly PropertyKey[]; after: unknown }
  | { remove: readonly PropertyKey[] }
) & {
  /** Whether nothing else can have been meant; otherwise it is likely. */
  isSure: boolean
}

/** One thing that is wrong with the content, with its place. `end` is exclusive. */
export interface Problem extends Omit<Wording, 'instead'>, Position {
  file: string
  severity: Severity
  end: Position
  /** Missing for a problem of a whole file. */
  frame?: Frame
  /** Missing where nobody can tell. */
  repair?: Repair | undefined
  /** What was found at the same place before, and brought this one about. */
  causes?: Problem[]
  /** Those of one cause that it is told for, each at its own place. */
  parts?: Problem[]
  /** It is looked for only where there are no errors: whatever took the last one away has not brought it about. */
  isLast?: true
}

/** A problem at a place in a file. */
export const problemAt = (
  file: SourceFile,
  range: Range,
  { instead, ...words }: Wording,
  severity: Severity = 'error',
): Problem => {
  const start = positionInFile(file, range.start)
  const end = positionInFile(file, Math.max(range.end, range.start))
  return {
    file: file.path,
    ...start,
    end,
    frame: frameAround(file.text, start, end, range.start),
    severity,
    ...words,
    ...(instead && 'text' in instead && { repair: overwrite(file, range, instead.text, instead) }),
  }
}

const overwrite = (
  { text }: SourceFile,
  { start, end }: Range,
  by: string,
  { isSure = isSlip(text.slice(start, end), by) }: Instead,
): Repair => ({ edits: [{ start, end, by }], isSure })

/** A problem of a whole file, such as one that is missing. */
export const problemOfFile = (
  path: string,
  { instead: _, ...words }: Wording,
  severity: Severity = 'error',
): Problem => ({
  file: path,
  line: 1,
  column: 1,
  end: { line: 1, column: 1 },
  severity,
  ...words,
})

/** By file, then by place; an editor reads a file from top to bottom. */
const inReadingOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      inGermanOrder(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      inGermanOrder(a.code, b.code),
  )

/** Whether a problem keeps the site from being made. */
export const isError = ({ severity }: Problem): boolean => severity === 'error'

/** Problems with what another stage has found at their places; no error follows from a remark. */
export const withCauses = (problems: Problem[], others: readonly Problem[]): Problem[] => {
  const foundAt = overlapping(others)
  return problems.map((problem) => {
    const causes = foundAt(problem).filter((cause) => isError(cause) || !isError(problem))
    return causes.length > 0 ? { ...problem, causes } : problem
  })
}

/** Remarks with the errors that a later stage has found at their places: they say more. */
export const withErrors = (problems: Problem[], later: readonly Problem[]): Problem[] => {
  const caused = withCauses(problems, later.filter(isError))
  return problems.map((problem, index) => (isError(problem) ? problem : (caused[index] ?? problem)))
}

/** By what a problem is known again: what is wrong, and where. */
export const identityOf = ({ file, line, column, code, message }: Problem): string =>
  [file, line, column, code, message].join('\n')

/** A problem of a page that is made several times appears several times; people read it once. */
const eachOnce = (problems: Problem[]): Problem[] => {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const identity = identityOf(problem)
    return !seen.has(identity) && seen.add(identity)
  })
}

/** Of everything that was found, what people are told: no problem that follows from another, each once. */
export const told = (problems: Problem[]): Problem[] =>
  inReadingOrder(eachOnce(problems.filter(({ causes }) => !causes)))

/** Whether any of the problems keeps the site from being made. */
export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(isError)
