import { identityOf, type Problem } from '../problem/problem.ts'
import type { FixedFile } from './fixed-file.ts'
import { haveHelped } from './have-helped.ts'
import { type Offer, offersFor } from './offers.ts'
import { restyled } from './restyle.ts'
import { suspected } from './suspects.ts'
import { inGroups, type Texts, withAll } from './together.ts'

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

/** What has been made so far, and what is wrong after it. */
interface Progress {
  texts: ReadonlyMap<string, string>
  problems: Problem[]
  made: number
}

interface FixRun extends FixOptions {
  /** Attempts that did not help; what else is in the file may have been in their way. */
  idle: Set<string>
  /** Repairs that did not help, and those that were not wanted, whatever else of their files has changed since. */
  doubtful: Set<string>
  declined: Set<string>
}

/** By what an attempt is known. */
const attemptOf = ({ problem, after }: Offer): string => `${identityOf(problem)}\n${after}`

/** By what a repair is known. */
const proposalOf = ({ problem, change }: Offer): string => `${identityOf(problem)}\n${change.by}`

function* untried(
  { texts, problems }: Progress,
  { files, idle, declined }: FixRun,
): Generator<Offer> {
  const fileOf = (path: string): FixedFile | undefined => {
    const file = files.find((each) => each.path === path)
    return file && { ...file, text: texts.get(file.name) ?? file.text }
  }
  for (const offer of offersFor(problems, fileOf))
    if (!idle.has(attemptOf(offer)) && !declined.has(proposalOf(offer))) yield offer
}

const wantedOf = async (
  offers: readonly Offer[],
  { isWanted, declined }: FixRun,
): Promise<Offer[]> => {
  const wanted: Offer[] = []
  for (const offer of offers)
    if (await isWanted(offer)) wanted.push(offer)
    else declined.add(proposalOf(offer))
  return wanted
}

/** What comes of repairs that help; nothing where none of them is wanted. */
const make = async (
  offers: readonly Offer[],
  after: Problem[],
  { texts, made }: Progress,
  around: FixRun,
): Promise<Progress | undefined> => {
  const wanted = await wantedOf(offers, around)
  if (wanted.length === 0) return undefined
  const next = withAll(texts, wanted)
  const problems = wanted.length === offers.length ? after : await around.check(next)
  return { texts: next, problems, made: made + wanted.length }
}

/** Tries repairs without those that seem to keep them from helping, and these afterwards; otherwise by halves. */
const attemptInParts = async (
  offers: readonly Offer[],
  after: readonly Problem[],
  now: Progress,
  around: FixRun,
): Promise<Progress | undefined> => {
  const [others, suspects] = suspected(offers, now.problems, after)
  if (others.length > 0 && suspects.length > 0) {
    const rest = await around.check(withAll(now.texts, others))
    if (haveHelped(now.problems, others, rest))
      return (await make(others, rest, now, around)) ?? attempt(suspects, now, around)
  }
  const middle = Math.ceil(offers.length / 2)
  const [first, second] = [offers.slice(0, middle), offers.slice(middle)]
  return (await attempt(first, now, around)) ?? attempt(second, now, around)
}

/** Tries repairs at once, and in parts where that does not help; nothing where none of them was made. */
const attempt = async (
  offers: readonly Offer[],
  now: Progress,
  around: FixRun,
): Promise<Progress | undefined> => {
  const after = await around.check(withAll(now.texts, offers))
  if (haveHelped(now.problems, offers, after)) return make(offers, after, now, around)
  const [only, ...others] = offers
  if (!only || others.length > 0) return attemptInParts(offers, after, now, around)
  around.idle.add(attemptOf(only))
  around.doubtful.add(proposalOf(only))
  return undefined
}

const advance = async (now: Progress, around: FixRun): Promise<Progress | undefined> => {
  const isDoubtful = (offer: Offer) => around.doubtful.has(proposalOf(offer))
  for (const group of inGroups(untried(now, around), isDoubtful)) {
    const next = await attempt(group, now, around)
    if (next) return next
  }
  return undefined
}

/** What could not be read after one of several repairs, can be now. */
const restyleAll = async (now: Progress, { files, check }: FixOptions): Promise<Progress> => {
  const texts = new Map(now.texts)
  for (const file of files) {
    const text = texts.get(file.name)
    if (text !== undefined) texts.set(file.name, restyled(file, text))
  }
  if ([...texts].every(([name, text]) => now.texts.get(name) === text)) return now
  const problems = await check(texts)
  return problems.length > now.problems.length ? now : { ...now, texts, problems }
}

/** More attempts than anybody needs; a repair that brings back an earlier fault must not go on for ever. */
const MOST = 500

/**
 * Makes the repairs that the check proposes, many at once, each only where its problem is gone then and the check
 * says no more than before.
 */
export const fix = async (options: FixOptions): Promise<Fixed> => {
  const declined = new Set<string>()
  const around = { ...options, idle: new Set<string>(), doubtful: new Set<string>(), declined }
  const texts = new Map<string, string>()
  let now: Progress = { texts, problems: await options.check(texts), made: 0 }
  for (let count = 0; count < MOST; count += 1) {
    const next = await advance(now, around)
    if (!next) break
    now = next
  }
  return { ...(await restyleAll(now, options)), declined: declined.size }
}
