import type { Line } from './log.ts'
import type { Memory, Task } from './memory.ts'
import { isTrue, NONE, pack, type Remembered, unpack } from './remembered.ts'

/** `page` of `page home`. */
const kindOf = (name: string): string => name.split(' ', 1)[0] ?? ''

/** Lines that nobody needs any more may make up so much of a log before it is written anew. */
const MOST_STALE = 1000

type Known<Kept> = Omit<Task<Kept>, 'make'>

/** Remembers for as long as the process runs, and what it was given from earlier ones. */
export const remember = (lines: readonly Line[], keep: Keep): Memory => {
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
