import type { OwnCheck } from '../check/checks.ts'
import type { Memory } from '../memory/memory.ts'
import { type Recent, recent } from '../memory/recent.ts'
import { parse } from '../parse/parse.ts'
import { MOST_OF_A_KIND } from '../problem/most-of-a-kind.ts'
import type { Problem } from '../problem/problem.ts'
import type { StoredText } from '../read/text-file.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { type CheckedValue, type JudgedFile, validate } from '../validate/validate.ts'
import { blamingOwnBlock } from './blame-own-block.ts'
import { type Fresh, keepFile } from './kept-file.ts'
import { reviveFile } from './revived-file.ts'

/** A file as far as it can be looked at for itself. */
export interface Examined {
  source: StoredText
  /** Missing where its value can't be told. */
  judged: JudgedFile | undefined
  /** Of how it is written; those of its values are with them. */
  problems: Problem[]
  /** Whether its value is a group of keys. */
  isMap: boolean
  /** Changes with all of it but the text below its front matter. */
  face: string
}

const withChecks = ({ checked, problems }: CheckedValue, checks: readonly OwnCheck[]) => ({
  checked,
  problems: [...problems, ...(checked ? checks.flatMap((check) => check(checked)) : [])],
})

const fewOfAKind = () => {
  const counts = new Map<string, number>()
  return (problems: Problem[]): Problem[] =>
    problems.filter(({ code }) => {
      const count = (counts.get(code) ?? 0) + 1
      counts.set(code, count)
      return count <= MOST_OF_A_KIND
    })
}

const examineNow = (source: StoredText, { model, checks }: Surroundings): Fresh => {
  const { file, problems } = parse(source, model)
  const few = fewOfAKind()
  if (!file) return { judged: undefined, problems: few(problems) }
  const outcomes = validate(file, model)
    .map((outcome) => withChecks(outcome, checks))
    .map((outcome) => ({ ...outcome, problems: few(outcome.problems) }))
  return { judged: { file, outcomes }, problems: few(problems) }
}

const files = new WeakMap<SiteModel, Recent<Fresh>>()

/** More than a company has files beside its articles: each is looked at for itself, and again for the pages. */
const MOST_HELD = 256

const examineAgain = (source: StoredText, around: Surroundings): Fresh => {
  const held = files.get(around.model) ?? recent<Fresh>(MOST_HELD)
  files.set(around.model, held)
  // The checks of a model are always the same, or none: where a folder is only looked into.
  const key = [source.digest, around.checks.length, source.location].join(' ')
  const examineIt = () => examineNow(source, around)
  const isTheirs = around.model.blocks.some(({ isOwn }) => isOwn)
  return held.get(key, isTheirs ? () => blamingOwnBlock(source.path, examineIt) : examineIt)
}

/** What files are looked at with. */
interface Surroundings {
  model: SiteModel
  checks: readonly OwnCheck[]
}

const nameOf = ({ path }: StoredText): string => `file ${path}`

/** Whether it is known what comes out of a file. */
export const isExamined = (source: StoredText, memory: Memory): boolean =>
  memory.isKnown(nameOf(source), source.digest)

/** Looks at a file for itself, or knows what came out when that was done before. */
export const examine = (
  source: StoredText,
  { memory, ...around }: Surroundings & { memory: Memory },
): Examined => {
  const kept = memory.recall({
    name: nameOf(source),
    inputs: source.digest,
    make: () => keepFile(source, examineAgain(source, around)),
  })
  const again = () => examineAgain(source, around).judged as JudgedFile
  return {
    source,
    problems: kept.problems,
    isMap: kept.parsed?.isMap ?? false,
    face: kept.face,
    judged: reviveFile(source, kept, around.model, again),
  }
}
