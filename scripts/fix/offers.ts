import { isError, type Problem } from '../problem/problem.ts'
import type { Edit } from '../text/edits.ts'
import { lettersIn } from '../text/letters-in.ts'
import { type FixedFile, repaired } from './repaired.ts'
import { changeBetween } from './together.ts'

/** A repair that is to be made. */
export interface Offer {
  problem: Problem
  isSure: boolean
  file: FixedFile
  after: string
  /** What makes the one of the other. */
  change: Edit
}

/** A file as it is now, by its path for people. */
type FileOf = (path: string) => FixedFile | undefined

/** Whether a repair leaves all letters and digits in their order: who agrees that it helps, can't lose by it. */
const isOfForm = (before: string, after: string): boolean => lettersIn(before) === lettersIn(after)

const offerFor = (problem: Problem, file: FixedFile): Offer | undefined => {
  const after = problem.repair && repaired(file, problem.repair)
  if (after === undefined || after === file.text) return undefined
  const isSure = problem.repair?.isSure || isOfForm(file.text, after)
  return { problem, isSure, file, after, change: changeBetween(file.text, after) }
}

/**
 * Files that are not in UTF-8: their letters are a guess, which would become the truth if somebody wrote them as
 * everything else.
 */
export const guessedFiles = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.filter(({ code }) => code === 'not-utf8').map(({ file }) => file))

/** A warning may be meant: only what is sure is repaired without a word. */
const isRepairable = (problem: Problem): boolean =>
  problem.repair !== undefined && (problem.repair.isSure || isError(problem))

/**
 * What of the problems can be repaired, what is sure before what is likely; each only when it is asked for, because
 * after one that is made all others are to be found anew.
 */
export function* offersFor(problems: readonly Problem[], fileOf: FileOf): Generator<Offer> {
  const likely: Offer[] = []
  const guessed = guessedFiles(problems)
  for (const problem of problems.filter(isRepairable)) {
    const file = guessed.has(problem.file) ? undefined : fileOf(problem.file)
    const offer = file && offerFor(problem, file)
    if (offer?.isSure) yield offer
    else if (offer) likely.push(offer)
  }
  yield* likely
}
