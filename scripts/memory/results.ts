import { beginsWith, type Line, restOf, writeLine } from './log.ts'
import { type Remembered, readResult, writeResult, writtenInputs } from './remembered.ts'

/** So many results may wait to be written: who edits asks for the same again at once, who builds seldom. */
const MOST_WAITING = 64

/** Results by their names: as lines of a log, but for those that were noted last. */
export interface Results {
  read: (name: string) => Remembered | undefined
  note: (name: string, result: Remembered) => void
  /** Whether a result was made of these inputs; its line is not read for that. */
  isOf: (name: string, inputs: string) => boolean
  /** Takes a result as a line. */
  take: (name: string, line: Line) => void
  forget: (isForgotten: (name: string) => boolean) => void
  /** All of them, as lines, or those of some names. */
  lines: (names?: Iterable<string>) => Line[]
}

/** Reads lines; what was read of one twice stays read: whoever edits, asks for nearly the same again and again. */
const openReader = () => {
  const held = new WeakMap<Line, Remembered>()
  /** A build asks once, and need not hold it. */
  const readOnce = new WeakSet<Line>()
  const readAnew = (line: Line): Remembered | undefined => {
    const rest = restOf(line)
    if (rest === undefined) return undefined
    const found = readResult(rest)
    if (readOnce.has(line)) held.set(line, found)
    readOnce.add(line)
    return found
  }
  return (line: Line): Remembered | undefined => held.get(line) ?? readAnew(line)
}

/** @param known lines of a log, which may be damaged */
export const openResults = (known: Map<string, Line>): Results => {
  const readLine = openReader()
  /** What was noted last, as it is. */
  let waiting = new Map<string, Remembered>()

  const writeWaiting = (): void => {
    for (const [name, result] of waiting) known.set(name, writeLine(name, writeResult(result)))
    waiting = new Map()
  }
  const read = (name: string): Remembered | undefined => {
    const line = known.get(name)
    return waiting.get(name) ?? (line && readLine(line))
  }
  const note = (name: string, result: Remembered): void => {
    waiting.set(name, result)
    if (waiting.size > MOST_WAITING) writeWaiting()
  }
  const isOf = (name: string, inputs: string): boolean => {
    const result = waiting.get(name)
    if (result) return result.inputs === inputs
    const line = known.get(name)
    return line !== undefined && beginsWith(line, writtenInputs(inputs))
  }
  const take = (name: string, line: Line): void => {
    known.set(name, line)
    waiting.delete(name)
  }
  const forget = (isForgotten: (name: string) => boolean): void => {
    writeWaiting()
    for (const name of known.keys()) if (isForgotten(name)) known.delete(name)
  }
  const lines = (names?: Iterable<string>): Line[] => {
    writeWaiting()
    return names ? [...names].flatMap((name) => known.get(name) ?? []) : [...known.values()]
  }
  return { read, note, isOf, take, forget, lines }
}
