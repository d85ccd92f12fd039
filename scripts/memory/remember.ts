import { beginsWith, type Line, type Log, linesIn, restOf, writeLine } from './log.ts'
import type { Answer, Memory, Task } from './memory.ts'
import { isTrue, pack, packedInputs, type Remembered, unpack } from './remembered.ts'

/** `page` of `page home`. */
const kindOf = (name: string): string => name.split(' ', 1)[0] ?? ''

/** Lines that nobody needs any more may make up so many bytes of a log before it is written anew. */
const MOST_STALE = 30_000

/** So many results may wait to be packed: who edits asks for the same again at once, who builds seldom. */
const MOST_WAITING = 64

const nobody: Answer = (question) => {
  throw new Error(`Nobody answers ${question}`)
}

type Known<Kept> = Omit<Task<Kept>, 'make'>

type Keep = (lines: Line[], isWhole: boolean) => Promise<void>

/** Remembers for as long as the process runs, and what it was given from earlier ones. */
export const remember = ({ lines: known, bytes }: Log, keep: Keep): Memory => {
  let used = new Set<string>()
  let fresh = new Set<string>()
  let written = bytes
  let asksForAll = false
  /** What was noted last, as it is. */
  let waiting = new Map<string, Remembered>()

  /** What was read of a line twice: whoever edits, asks for nearly the same again and again. */
  const unpacked = new WeakMap<Line, Remembered>()
  /** A build asks once, and need not hold it. */
  const readOnce = new WeakSet<Line>()

  const unpackLine = (line: Line): Remembered | undefined => {
    const rest = restOf(line)
    if (rest === undefined) return undefined
    const found = unpack(rest)
    if (readOnce.has(line)) unpacked.set(line, found)
    readOnce.add(line)
    return found
  }

  const read = (name: string): Remembered | undefined => {
    const line = known.get(name)
    return waiting.get(name) ?? (line && (unpacked.get(line) ?? unpackLine(line)))
  }

  const packWaiting = (): void => {
    for (const [name, result] of waiting) known.set(name, writeLine(name, pack(result)))
    waiting = new Map()
  }

  /** The result, where it still holds. */
  const holding = <Kept>({ name, inputs, answer = nobody, isUsable }: Known<Kept>) => {
    used.add(name)
    const found = read(name)
    if (found?.inputs !== inputs || !isTrue(found, answer)) return undefined
    const kept = found.kept as Kept
    return isUsable?.(kept) === false ? undefined : { kept }
  }

  const formerOf =
    <Kept>(name: string) =>
    () => {
      const found = read(name)
      return found?.kept as Kept
    }

  const note = <Kept>(
    { name, inputs, answer = nobody }: Known<Kept>,
    questions: ReadonlySet<string>,
    result: Kept,
  ): Kept => {
    const asked = [...questions].flatMap((each) => [each, answer(each)])
    waiting.set(name, { inputs, asked, kept: result })
    fresh.add(name)
    if (waiting.size > MOST_WAITING) packWaiting()
    return result
  }

  const recall: Memory['recall'] = (task) => {
    const found = holding(task)
    if (found) return found.kept
    const questions = new Set<string>()
    const ask = (question: string) => questions.add(question)
    return note(task, questions, task.make(ask, formerOf(task.name)))
  }

  const recallSlow: Memory['recallSlow'] = async (task) => {
    const found = holding(task)
    if (found) return found.kept
    const questions = new Set<string>()
    const ask = (question: string) => questions.add(question)
    return note(task, questions, await task.make(ask, formerOf(task.name)))
  }

  /** Of the kinds that were asked for, what was not asked for is gone. */
  const forget = (): void => {
    const kinds = new Set([...used].map(kindOf))
    for (const name of known.keys())
      if (!used.has(name) && kinds.has(kindOf(name))) known.delete(name)
  }

  const sizeOf = (lines: Iterable<Line>): number => {
    let size = 0
    for (const { length } of lines) size += length
    return size
  }

  const save = async (): Promise<void> => {
    packWaiting()
    if (asksForAll) forget()
    const added = [...fresh].flatMap((name) => known.get(name) ?? [])
    const size = sizeOf(known.values())
    const isStale = written + sizeOf(added) > 2 * size + MOST_STALE
    const lines = isStale ? [...known.values()] : added
    written = isStale ? size : written + sizeOf(added)
    ;[used, fresh, asksForAll] = [new Set(), new Set(), false]
    if (lines.length > 0) await keep(lines, isStale)
  }

  const isKnown: Memory['isKnown'] = (name, inputs) => {
    const result = waiting.get(name)
    if (result) return result.inputs === inputs
    const line = known.get(name)
    return line !== undefined && beginsWith(line, packedInputs(inputs))
  }

  const handOver = (): Uint8Array => {
    packWaiting()
    const noted = Buffer.concat([...fresh].flatMap((name) => known.get(name) ?? []))
    fresh = new Set()
    return noted
  }
  const takeOver = (noted: Uint8Array): void => {
    for (const [name, line] of linesIn(noted)) {
      known.set(name, line)
      waiting.delete(name)
      fresh.add(name)
    }
  }
  const askForAll = (): void => {
    asksForAll = true
  }
  return { recall, recallSlow, askForAll, isKnown, handOver, takeOver, save }
}
