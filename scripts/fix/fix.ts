import { identityOf, type Problem } from '../problem/problem.ts'
import type { FixedFile } from './fixed-file.ts'
import { haveHelped } from './have-helped.ts'
import { type Offer, offersFor } from './offers.ts'
import { readsLess } from './reads-less.ts'
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

/** Repairs of one group that are made, and what is wrong after them. */
interface Settled {
  offers: readonly Offer[]
  problems: Problem[]
}

/** What a group is tried on. */
interface GroupRun extends FixRun {
  /** As it was before the group. */
  texts: Texts
}

const checkWith = (offers: readonly Offer[], { check, texts }: GroupRun): Promise<Problem[]> =>
  check(withAll(texts, offers))

/** What comes of repairs that help: those of them that are wanted, beside those that are made. */
const take = async (
  offers: readonly Offer[],
  after: Problem[],
  settled: Settled,
  around: GroupRun,
): Promise<Settled> => {
  const wanted = await wantedOf(offers, around)
  if (wanted.length === 0) return settled
  const all = [...settled.offers, ...wanted]
  const isAsTried = wanted.length === offers.length
  return { offers: all, problems: isAsTried ? after : await checkWith(all, around) }
}

const inHalves = (offers: readonly Offer[]): [Offer[], Offer[]] => {
  const middle = Math.ceil(offers.length / 2)
  return [offers.slice(0, middle), offers.slice(middle)]
}

/**
 * Tries repairs of one group at once, and where that does not help, in two parts, one after the other: what has
 * been found out of one part stays, as none of them touches the lines of another.
 *
 * @param areSifted whether those that seemed to be in the way are not among them: who seems so next may do so wrongly
 */
const settle = async (
  offers: readonly Offer[],
  settled: Settled,
  around: GroupRun,
  areSifted = false,
): Promise<Settled> => {
  const after = await checkWith([...settled.offers, ...offers], around)
  if (haveHelped(settled.problems, offers, after)) return take(offers, after, settled, around)
  const [only, ...rest] = offers
  if (only && rest.length === 0) {
    around.idle.add(attemptOf(only))
    around.doubtful.add(proposalOf(only))
    return settled
  }
  const [others, suspects] = suspected(offers, settled.problems, after)
  if (!areSifted && others.length > 0 && suspects.length > 0)
    return settle(suspects, await settle(others, settled, around, true), around)
  const [first, second] = inHalves(offers)
  return settle(second, await settle(first, settled, around), around)
}

const advance = async (now: Progress, around: FixRun): Promise<Progress | undefined> => {
  const isDoubtful = (offer: Offer) => around.doubtful.has(proposalOf(offer))
  const { texts, made } = now
  for (const group of inGroups(untried(now, around), isDoubtful)) {
    const before = { offers: [], problems: now.problems }
    const { offers, problems } = await settle(group, before, { ...around, texts })
    if (offers.length > 0)
      return { texts: withAll(texts, offers), problems, made: made + offers.length }
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

const fixAll = async (options: FixOptions): Promise<Fixed> => {
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

/**
 * Makes the repairs that the check proposes, many at once, each only where its problem is gone then and the check
 * says no more than before. A file of which less could be read after all of them stays as it was.
 */
export const fix = async (options: FixOptions): Promise<Fixed> => {
  const fixed = await fixAll(options)
  const files = options.files.filter(
    (file) => !readsLess(file, fixed.texts.get(file.name) ?? file.text),
  )
  return files.length === options.files.length ? fixed : fix({ ...options, files })
}
