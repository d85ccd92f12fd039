import { groupBy } from '../../src/content/group-by.ts'
import { isError, type Problem, type Repair } from '../problem/problem.ts'
import { changeBetween } from '../text/change-between.ts'
import type { Edit } from '../text/edits.ts'
import { lettersIn } from '../text/letters-in.ts'
import type { FixedFile } from './fixed-file.ts'
import { keptBy } from './repaired.ts'
import { restyledEach } from './restyle-each.ts'

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
const isOfForm = (before: string, after: string): boolean => {
  const { start, end, by } = changeBetween(before, after)
  return lettersIn(before.slice(start, end)) === lettersIn(by)
}

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

/** What is made of drafts that are all of one state of the content. */
const offersOf = (drafts: readonly Draft[]): ReadonlyMap<Draft, Offer> => {
  const offers = new Map<Draft, Offer>()
  for (const own of groupBy(drafts, ({ file }) => file.name).values()) {
    const [{ file }] = own as [Draft]
    const texts = restyledEach(
      file,
      own.map(({ kept }) => kept),
    )
    for (const [index, draft] of own.entries()) {
      const { problem, kept } = draft
      const after = texts[index] ?? kept
      const change = changeBetween(file.text, after)
      const offer = { problem, isSure: isSure(draft, after), file, after, change }
      if (after !== file.text) offers.set(draft, offer)
    }
  }
  return offers
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

/** The first of them soon, all of them in a few parts. */
function* inParts<Item>(items: Iterable<Item>): Generator<Item[]> {
  let part: Item[] = []
  let size = 1
  for (const item of items) {
    part.push(item)
    if (part.length < size) continue
    yield part
    part = []
    size *= 2
  }
  yield part
}

function* draftsFor(problems: readonly Problem[], fileOf: FileOf): Generator<Draft> {
  const guessed = guessedFiles(problems)
  for (const problem of problems.filter(isRepairable)) {
    const file = guessed.has(problem.file) ? undefined : fileOf(problem.file)
    const draft = file && draftFor(problem, file)
    if (draft) yield draft
  }
}

/**
 * What of the problems can be repaired, what is sure before what is likely; each only when it is asked for, because
 * after one that is made all others are to be found anew.
 */
export function* offersFor(problems: readonly Problem[], fileOf: FileOf): Generator<Offer> {
  const likely: Draft[] = []
  for (const part of inParts(draftsFor(problems, fileOf))) {
    const offers = offersOf(part.filter((draft) => isSure(draft, draft.kept)))
    for (const draft of part) {
      const offer = offers.get(draft)
      if (offer?.isSure) yield offer
      else likely.push(draft)
    }
  }
  for (const part of inParts(likely)) yield* offersOf(part).values()
}
