import { type Line, type Log, linesIn } from './log.ts'
import type { Answer, Memory, Sought } from './memory.ts'
import { isTrue } from './remembered.ts'
import { openResults } from './results.ts'

/** `page` of `page home`. */
const kindOf = (name: string): string => name.split(' ', 1)[0] ?? ''

/** Bytes of outdated lines that a log may hold, besides as much as it has of others, before it is written anew. */
const MOST_STALE = 30_000

const sizeOf = (lines: readonly Line[]): number => {
  let size = 0
  for (const { length } of lines) size += length
  return size
}

const nobody: Answer = (question) => {
  throw new Error(`Nobody answers ${question}`)
}

type Keep = (lines: Line[], isWhole: boolean) => Promise<void>

/** Remembers results while the process runs, beginning with those of earlier processes. */
export const remember = ({ lines: known, bytes }: Log, keep: Keep): Memory => {
  const results = openResults(known)
  let used = new Set<string>()
  let fresh = new Set<string>()
  let written = bytes
  let asksForAll = false

  const find = <Kept>({ name, inputs, answer = nobody, isUsable }: Sought<Kept>) => {
    used.add(name)
    const found = results.read(name)
    if (found?.inputs !== inputs || !isTrue(found, answer)) return undefined
    const kept = found.kept as Kept
    return isUsable?.(kept) === false ? undefined : { kept }
  }

  /** What a result is made with, and how it is noted then. */
  const making = <Kept>({ name, inputs, answer = nobody }: Sought<Kept>) => {
    const questions = new Set<string>()
    return {
      ask: (question: string) => questions.add(question),
      former: () => results.read(name)?.kept as Kept | undefined,
      note: (kept: Kept): Kept => {
        const asked = [...questions].flatMap((each) => [each, answer(each)])
        results.note(name, { inputs, asked, kept })
        fresh.add(name)
        return kept
      },
    }
  }

  const recall: Memory['recall'] = (task) => {
    const found = find(task)
    if (found) return found.kept
    const { ask, former, note } = making(task)
    return note(task.make(ask, former))
  }

  const recallSlow: Memory['recallSlow'] = async (task) => {
    const found = find(task)
    if (found) return found.kept
    const { ask, former, note } = making(task)
    return note(await task.make(ask, former))
  }

  /** Forgets what was not asked for, among the kinds that were. */
  const forget = (): void => {
    const kinds = new Set([...used].map(kindOf))
    results.forget((name) => !used.has(name) && kinds.has(kindOf(name)))
  }

  const save = async (): Promise<void> => {
    if (asksForAll) forget()
    const [all, added] = [results.lines(), results.lines(fresh)]
    const isStale = written + sizeOf(added) > 2 * sizeOf(all) + MOST_STALE
    const lines = isStale ? all : added
    written = isStale ? sizeOf(all) : written + sizeOf(added)
    ;[used, fresh, asksForAll] = [new Set(), new Set(), false]
    if (lines.length > 0) await keep(lines, isStale)
  }

  const handOver = (): Uint8Array => {
    const noted = Buffer.concat(results.lines(fresh))
    fresh = new Set()
    return noted
  }
  const takeOver = (noted: Uint8Array): void => {
    for (const [name, line] of linesIn(noted)) {
      results.take(name, line)
      fresh.add(name)
    }
  }
  const askForAll = (): void => {
    asksForAll = true
  }
  const isKnown = results.isOf
  return { recall, recallSlow, find, askForAll, isKnown, handOver, takeOver, save }
}
