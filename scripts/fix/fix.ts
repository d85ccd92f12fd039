import { changeText } from '../edit/change-text.ts'
import type { ContentEdit, Step } from '../edit/content-edit.ts'
import { lineBreakOf } from '../edit/sheet.ts'
import { openSpellings } from '../edit/spellings.ts'
import type { Problem, Repair } from '../problem/problem.ts'
import { applyEdits, type Edit } from '../text/edits.ts'
import { restyled } from './restyle.ts'
import { changeBetween, inGroups, withAll } from './together.ts'

/** A file of the content: its path for people, its name in the folder, its text. */
export interface FixedFile {
  path: string
  name: string
  text: string
}

/** New texts by the name of the file. */
export type Texts = ReadonlyMap<string, string>

/** A repair that is to be made. */
export interface Offer {
  problem: Problem
  isSure: boolean
  file: FixedFile
  after: string
  /** What makes the one of the other. */
  change: Edit
}

export interface FixOptions {
  files: readonly FixedFile[]
  /** What the check says with these texts in the place of the files. */
  check: (texts: Texts) => Promise<Problem[]>
  /** Whether a repair is made; asked for each once it is known to help. */
  isWanted: (offer: Offer) => Promise<boolean>
}

export interface Fixed {
  texts: Texts
  /** What is left. */
  problems: Problem[]
  /** How many repairs were made, and how many were not wanted. */
  made: number
  declined: number
}

/** More attempts than anybody needs; a repair that brings back an earlier fault must not go on for ever. */
const MOST = 500

/** A file as it is now, by its path for people. */
type FileOf = (path: string) => FixedFile | undefined

const editOf = (repair: Exclude<Repair, { edits: unknown }>): ContentEdit =>
  'remove' in repair
    ? { op: 'remove', path: repair.remove as Step[] }
    : { path: repair.path as Step[], after: repair.after }

const errorsIn = (problems: readonly Problem[]): number =>
  problems.filter(({ severity }) => severity === 'error').length

const nameOf = ({ file, line, column, code, message }: Problem): string =>
  [file, line, column, code, message].join('\n')

/** Whether repairs have taken their problems away, and there are no more errors and no more problems than before. */
const haveHelped = (
  before: readonly Problem[],
  offers: readonly Offer[],
  after: readonly Problem[],
): boolean => {
  const left = new Set(after.map(nameOf))
  return (
    !offers.some(({ problem }) => left.has(nameOf(problem))) &&
    errorsIn(after) <= errorsIn(before) &&
    after.length <= before.length &&
    (offers.length === 1 || bringNone(before, left))
  )
}

/** Whether there is no problem that was not there before: of many repairs, one would hide what another brings about. */
const bringNone = (before: readonly Problem[], left: ReadonlySet<string>): boolean => {
  const known = new Set(before.map(nameOf))
  return [...left].every((name) => known.has(name))
}

const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether a repair leaves all letters and digits in their order: who agrees that it helps, can't lose by it. */
const isOfForm = (before: string, after: string): boolean => lettersIn(before) === lettersIn(after)

/** Names of keys and of ways to reach somebody: no words of anybody's. */
const NAMES = /[\p{L}\p{N}_-]+:/gu

const WORD = /\p{L}{2,}/gu
const WORD_OR_NUMBER = /[\p{L}\p{N}]+/gu

const allWordsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(text.match(pattern) ?? [])

const wordsIn = (text: string, pattern: RegExp): Set<string> =>
  allWordsIn(text.replace(NAMES, ' '), pattern)

const lacks = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].some((word) => !others.has(word))

const gapsIn = (text: string): number => text.split('…').length

/** The lines of two texts that differ, from the first to the last of them. */
const changedLines = (before: string, after: string): [before: string, after: string] => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const most = Math.min(old.length, now.length)
  let [first, last] = [0, 0]
  while (first < most && old[first] === now[first]) first += 1
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1
  const cut = (lines: string[]) => lines.slice(first, lines.length - last).join('\n')
  return [cut(old), cut(now)]
}

/** Changed lines without those that still stand somewhere: what was there twice is not lost. */
const goneFrom = (lines: string, after: string): string => {
  const left = new Set(after.split('\n').map((line) => line.trim()))
  return lines
    .split('\n')
    .filter((line) => !left.has(line.trim()))
    .join('\n')
}

/**
 * Whether a repair takes words away and puts none in their place, or leaves a gap for others: what to do about
 * them, only whoever wrote them knows. That other lines have the same words says nothing.
 */
const loses = (before: string, after: string): boolean => {
  const [lines, linesNow] = changedLines(before, after)
  // A word that becomes a name by its colon is still there.
  const [old, now] = [wordsIn(goneFrom(lines, after), WORD), allWordsIn(linesNow, WORD)]
  const isReplaced = lacks(wordsIn(linesNow, WORD_OR_NUMBER), wordsIn(lines, WORD_OR_NUMBER))
  return gapsIn(after) > gapsIn(before) || (lacks(old, now) && !isReplaced)
}

/** Edits with the line breaks of their text: who proposes them, knows none but the usual ones. */
const inLinesOf = (text: string, edits: readonly Edit[]): Edit[] => {
  const lineBreak = lineBreakOf(text)
  return edits.map((edit) => ({ ...edit, by: edit.by.replace(/\r?\n/g, lineBreak) }))
}

const changedBy = (file: FixedFile, repair: Repair): string | undefined => {
  if ('edits' in repair) return applyEdits(file.text, inLinesOf(file.text, repair.edits))
  const context = { schema: undefined, spellings: openSpellings() }
  const changed = changeText(file, editOf(repair), context)
  return 'text' in changed ? changed.text : undefined
}

/** The text after a repair, as it comes; nothing where it would lose something by it. */
const keptBy = (file: FixedFile, repair: Repair): string | undefined => {
  const changed = changedBy(file, repair)
  return changed === undefined || loses(file.text, changed) ? undefined : changed
}

/** Whether there is a text of a file after a repair, without the effort to put it in the style of the file. */
export const canRepair = (file: FixedFile, repair: Repair): boolean =>
  keptBy(file, repair) !== undefined

/** The text of a file after a repair; nothing where it would lose something by it. */
export const repaired = (file: FixedFile, repair: Repair): string | undefined => {
  const kept = keptBy(file, repair)
  return kept === undefined ? undefined : restyled(file, kept)
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
const isRepairable = ({ repair, severity }: Problem): boolean =>
  repair !== undefined && (repair.isSure || severity === 'error')

/**
 * What of the problems can be repaired, what is sure before what is likely; each only when it is asked for, because
 * after one that is made all others are to be found anew.
 */
function* offersFor(problems: readonly Problem[], fileOf: FileOf): Generator<Offer> {
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

/** What could not be read after one of several repairs, can be now. */
const restyleAll = async (
  files: readonly FixedFile[],
  texts: Map<string, string>,
  problems: Problem[],
  check: FixOptions['check'],
): Promise<Problem[]> => {
  const drafts = new Map(texts)
  for (const file of files) {
    const text = texts.get(file.name)
    if (text !== undefined) drafts.set(file.name, restyled(file, text))
  }
  if ([...drafts].every(([name, text]) => texts.get(name) === text)) return problems
  const after = await check(drafts)
  if (after.length > problems.length) return problems
  for (const [name, text] of drafts) texts.set(name, text)
  return after
}

/** By what an attempt is known that did not help: what else is in the file may have been in its way. */
const attemptOf = ({ problem, after }: Offer): string => `${nameOf(problem)}\n${after}`

/** By what a repair is known, whatever else of its file has changed since. */
const proposalOf = ({ problem, change }: Offer): string => `${nameOf(problem)}\n${change.by}`

/**
 * Makes the repairs that the check proposes, many at once, each only where its problem is gone then and the check
 * says no more than before.
 */
export const fix = async ({ files, check, isWanted }: FixOptions): Promise<Fixed> => {
  let texts = new Map<string, string>()
  const idle = new Set<string>()
  const doubtful = new Set<string>()
  const declined = new Set<string>()
  let problems = await check(texts)
  let made = 0

  const fileOf: FileOf = (path) => {
    const file = files.find((each) => each.path === path)
    return file && { path, name: file.name, text: texts.get(file.name) ?? file.text }
  }
  function* untried(): Generator<Offer> {
    for (const offer of offersFor(problems, fileOf))
      if (!idle.has(attemptOf(offer)) && !declined.has(proposalOf(offer))) yield offer
  }
  const make = (offers: readonly Offer[], after: Problem[]): void => {
    texts = withAll(texts, offers)
    problems = after
    made += offers.length
  }
  const decide = async (offers: readonly Offer[]): Promise<Offer[]> => {
    const wanted: Offer[] = []
    for (const offer of offers)
      if (await isWanted(offer)) wanted.push(offer)
      else declined.add(proposalOf(offer))
    return wanted
  }
  /** Tries repairs at once, and by halves where that does not help; whether any of them was made. */
  const attempt = async (offers: readonly Offer[]): Promise<boolean> => {
    const after = await check(withAll(texts, offers))
    if (haveHelped(problems, offers, after)) {
      const wanted = await decide(offers)
      const isAll = wanted.length === offers.length
      if (wanted.length > 0) make(wanted, isAll ? after : await check(withAll(texts, wanted)))
      return wanted.length > 0
    }
    const [only, ...others] = offers
    if (only && others.length === 0) {
      idle.add(attemptOf(only))
      doubtful.add(proposalOf(only))
      return false
    }
    const middle = Math.ceil(offers.length / 2)
    return (await attempt(offers.slice(0, middle))) || attempt(offers.slice(middle))
  }
  const next = async (): Promise<boolean> => {
    const groups = inGroups(untried(), (offer) => doubtful.has(proposalOf(offer)))
    for (const group of groups) if (await attempt(group)) return true
    return false
  }

  for (let count = 0; count < MOST && (await next()); ) count += 1
  problems = await restyleAll(files, texts, problems, check)
  return { texts, problems, made, declined: declined.size }
}
