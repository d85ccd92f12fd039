import { appendLog, type Line, readLog, replaceLog } from './log.ts'

/** Answers a question as a short text, which is another one whenever the answer is. */
export type Answer = (question: string) => string

/** Notes a question that a result rests on. */
export type Ask = (question: string) => void

/** A result that is to be had. */
export interface Task<Kept> {
  /** `page home`: its kind and what it is made of. A name has one result at a time. */
  name: string
  /** Changes with all that is handed to `make`; has no tabs and no line breaks, as JSON has none. */
  inputs: string
  answer: Answer
  /** Whether what is remembered can still be used, apart from whether it is true. */
  isUsable?: (kept: Kept) => boolean
  /** Makes it, and asks for all that it looks up besides; JSON holds all of it. */
  make: (ask: Ask) => Kept
}

/** A result that takes its time. */
export type SlowTask<Kept> = Omit<Task<Kept>, 'make'> & { make: (ask: Ask) => Promise<Kept> }

/**
 * Results that are remembered, so that a build does the work that a change needs.
 *
 * A result is kept under the inputs that it was made of, with every question that came up while it was
 * made, and a digest of each answer. It holds for as long as its inputs are the same and every question
 * still has the same answer: what changed before it without changing an answer, ends there. Answers may
 * be results, too. (The idea is that of Shake's constructive traces, and of Salsa's early cut-off.)
 */
export interface Memory {
  recall: <Kept>(task: Task<Kept>) => Kept
  recallSlow: <Kept>(task: SlowTask<Kept>) => Promise<Kept>
  /** Keeps the results for the next run; where nothing can be written, they are made again. */
  save: () => Promise<void>
}

/** As it is kept. */
interface Remembered {
  inputs: string
  /** JSON of a list: each question before its answer. */
  asked: string
  /** JSON of the result. */
  kept: string
}

const pack = ({ inputs, asked, kept }: Remembered): Uint8Array =>
  Buffer.from([inputs, asked, kept].join('\t'))

/** Inputs and JSON have no tabs. */
const unpack = (bytes: Uint8Array): Remembered => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  return {
    inputs: text.slice(0, first),
    asked: text.slice(first + 1, second),
    kept: text.slice(second + 1),
  }
}

/** Most results ask nothing. */
const NONE = '[]'

const isTrue = ({ asked }: Remembered, answer: Answer): boolean => {
  if (asked === NONE) return true
  const list = JSON.parse(asked) as string[]
  for (let at = 0; at < list.length; at += 2)
    if (answer(list[at] as string) !== list[at + 1]) return false
  return true
}

/** `page` of `page home`. */
const kindOf = (name: string): string => name.split(' ', 1)[0] ?? ''

/** Lines that nobody needs any more may make up so much of a log before it is written anew. */
const MOST_STALE = 1000

type Known<Kept> = Omit<Task<Kept>, 'make'>

/** Remembers for as long as the process runs, and what it was given from earlier ones. */
const remember = (lines: readonly Line[], keep: Keep): Memory => {
  const known = new Map(lines.map(({ name, rest }) => [name, rest]))
  let used = new Set<string>()
  let fresh = new Set<string>()
  let written = lines.length

  /** The result, where it still holds. */
  const holding = <Kept>({ name, inputs, answer, isUsable }: Known<Kept>) => {
    used.add(name)
    const bytes = known.get(name)
    const found = bytes && unpack(bytes)
    if (found?.inputs !== inputs || !isTrue(found, answer)) return undefined
    const kept = JSON.parse(found.kept) as Kept
    return isUsable?.(kept) === false ? undefined : { kept }
  }

  const note = <Kept>(
    { name, inputs, answer }: Known<Kept>,
    questions: ReadonlySet<string>,
    result: Kept,
  ): Kept => {
    const asked = JSON.stringify([...questions].flatMap((each) => [each, answer(each)]))
    known.set(name, pack({ inputs, asked, kept: JSON.stringify(result) }))
    fresh.add(name)
    return result
  }

  const recall: Memory['recall'] = (task) => {
    const found = holding(task)
    if (found) return found.kept
    const questions = new Set<string>()
    return note(
      task,
      questions,
      task.make((question) => questions.add(question)),
    )
  }

  const recallSlow: Memory['recallSlow'] = async (task) => {
    const found = holding(task)
    if (found) return found.kept
    const questions = new Set<string>()
    return note(task, questions, await task.make((question) => questions.add(question)))
  }

  /** Of the kinds that this run has asked for, what it has not asked for is gone. */
  const living = (): string[] => {
    const kinds = new Set([...used].map(kindOf))
    return [...known.keys()].filter((name) => used.has(name) || !kinds.has(kindOf(name)))
  }

  const save = async (): Promise<void> => {
    const isStale =
      written + fresh.size > 2 * known.size + MOST_STALE || known.size > 2 * used.size + MOST_STALE
    const names = isStale ? living() : [...fresh]
    written = isStale ? names.length : written + fresh.size
    ;[used, fresh] = [new Set(), new Set()]
    const saved = names.map((name): Line => ({ name, rest: known.get(name) ?? pack(NOTHING) }))
    if (isStale) forget(names)
    if (saved.length > 0) await keep(saved, isStale)
  }

  const forget = (living: readonly string[]): void => {
    const kept = new Set(living)
    for (const name of known.keys()) if (!kept.has(name)) known.delete(name)
  }
  return { recall, recallSlow, save }
}

const NOTHING: Remembered = { inputs: '', asked: NONE, kept: 'null' }

type Keep = (lines: Line[], isWhole: boolean) => Promise<void>

/** Remembers nothing: all is made anew. */
export const forgetful = (): Memory => ({
  recall: ({ make }) => make(() => undefined),
  recallSlow: ({ make }) => make(() => undefined),
  save: async () => undefined,
})

/** Remembers for as long as the process runs. */
export const remembering = (): Memory => remember([], async () => undefined)

/**
 * Opens what earlier runs remember. Two processes may do so at once: what both add is true for both.
 *
 * @param file the log; safe to delete
 */
export const openMemory = async (file: string): Promise<Memory> =>
  remember(await readLog(file), async (lines, isWhole) => {
    // What can't be kept is made again.
    await (isWhole ? replaceLog : appendLog)(file, lines).catch(() => undefined)
  })
