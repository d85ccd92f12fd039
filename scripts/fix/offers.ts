import { isError, type Problem, type Repair } from '../problem/problem.ts'
import type { Edit } from '../text/edits.ts'
import { lettersIn } from '../text/letters-in.ts'
import { changeBetween } from './change-between.ts'
import type { FixedFile } from './fixed-file.ts'
import { keptBy } from './repaired.ts'
import { restyled } from './restyle.ts'

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

/** A repair that loses nothing, not yet in the style of its file: to put it there takes most of the time. */
interface Draft {
  problem: Problem
  repair: Repair
  file: FixedFile
  kept: string
}

const draftFor = (problem: Problem, file: FixedFile): Draft | undefined => {
  const { repair } = problem
  if (!repair) return undefined
  const kept = keptBy(file, repair)
  return kept === undefined ? undefined : { problem, repair, file, kept }
}

const isSure = ({ repair, file }: Draft, after: string): boolean =>
  repair.isSure || isOfForm(file.text, after)

const offerFor = (draft: Draft): Offer[] => {
  const { problem, file, kept } = draft
  const after = restyled(file, kept)
  if (after === file.text) return []
  return [
    { problem, isSure: isSure(draft, after), file, after, change: changeBetween(file.text, after) },
  ]
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
  const likely: Draft[] = []
  const guessed = guessedFiles(problems)
  for (const problem of problems.filter(isRepairable)) {
    const file = guessed.has(problem.file) ? undefined : fileOf(problem.file)
    const draft = file && draftFor(problem, file)
    if (!draft) continue
    const [offer] = isSure(draft, draft.kept) ? offerFor(draft) : []
    if (offer?.isSure) yield offer
    else likely.push(draft)
  }
  for (const draft of likely) yield* offerFor(draft)
}
