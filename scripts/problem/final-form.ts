import type { Edit } from '../text/edits.ts'
import { inBrackets, typed } from '../yaml/quote.ts'
import { isSlip } from './is-slip.ts'
import type { Problem, Repair } from './problem.ts'

/** Whether two problems are at one value, which quotation marks were put around in between. */
const isAtValue = (one: Problem, other: Problem): boolean =>
  one.file === other.file &&
  one.line === other.line &&
  one.end.line === other.end.line &&
  one.end.column === other.end.column &&
  (other.column === one.column || other.column === one.column + 1)

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

const inLine = (value: unknown): string =>
  typeof value === 'string' ? typed(value) : inBrackets(value)

/** The value that a repair puts in the place of another; nothing where it may leave out a part of it. */
const newValue = (repair: Repair | undefined, before: string): string | undefined => {
  if (repair && 'after' in repair) return inLine(repair.after)
  const [edit] = repair && 'edits' in repair ? repair.edits : []
  return edit && isSlip(bare(before), bare(edit.by)) ? typed(edit.by) : undefined
}

/** The one change that a problem's repair is, where it puts another value at its place. */
const changeOf = ({ column, end, repair }: Problem): Edit | undefined => {
  const [edit, ...others] = repair && 'edits' in repair ? repair.edits : []
  const isOfValue = edit && others.length === 0 && edit.end - edit.start === end.column - column
  return isOfValue ? edit : undefined
}

/** A value of another kind or form is wanted, and nobody can say all of it: quotation marks alone would mend nothing. */
const isOfOtherKind = ({ code, repair }: Pick<Problem, 'code' | 'repair'>): boolean =>
  (code === 'wrong-type' || code === 'format') && repair === undefined

/** Without the word `platzhalter` in it, a value may have the form that is wanted. */
const isPlaceholderInValue = ({ code }: Problem): boolean => code === 'unknown-tag'

const inEnd = (problem: Problem, later: readonly Problem[]): Problem => {
  if (isPlaceholderInValue(problem)) return problem
  const change = changeOf(problem)
  for (const { code, hint, repair } of change
    ? later.filter((other) => isAtValue(problem, other))
    : []) {
    if (isOfOtherKind({ code, repair })) return { ...problem, hint, repair }
    const value = change && newValue(repair, change.by)
    if (!change || !repair || value === undefined) continue
    const edits = [{ ...change, by: value }]
    return { ...problem, hint, repair: { edits, isSure: repair.isSure } }
  }
  return problem
}

/**
 * Problems of how values are written, where a later stage wants another value there: whoever puts it in quotation
 * marks would have to put it right once more.
 */
export const withFinalForm = (problems: Problem[], later: readonly Problem[]): Problem[] =>
  problems.map((problem) => inEnd(problem, later))
