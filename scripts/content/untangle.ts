import type { Explanation } from './explain/explanation.ts'
import { layoutsAt } from './explain/layouts.ts'
import { indentOf, lineIndexAt, linesOf, nextLine, previousLine } from './lines.ts'
import { type Mended, mend } from './mend.ts'
import { type Outcome, parseFile } from './parse-file.ts'
import type { Problem } from './problem.ts'
import type { SourceFile } from './source-file.ts'
import { validate } from './validate.ts'

/** Faults that a line in the wrong column, or a dash too many or too few, brings about. */
const OF_LAYOUT = new Set([
  'alias',
  'duplicate-key',
  'empty-value',
  'indentation',
  'key-not-text',
  'list-sign',
  'missing-colon',
  'missing-dash',
  'missing-key',
  'missing-space',
  'not-allowed',
  'not-yaml',
  'special-sign',
  'tab',
  'unknown-key',
  'wrong-type',
])

/** More layouts than this are not tried for one fault: the answer has to come while people wait. */
const MOST_TRIES = 150

/** After so many lines put right, the rest is told as it stands. */
const MOST_ROUNDS = 4

/** A file as it reads after some of its lines were put right. */
interface Reading {
  steps: Explanation[]
  text: string
  outcome: Outcome
  problems: Problem[]
  /** How many lines the last step changed. */
  edited: number
}

/** Of a file that can't be read, nobody knows how many faults it has. */
const UNREADABLE = 100

const weigh = ({ text, outcome, problems }: Reading): number => {
  const isRead = outcome.file !== undefined && text.trim() !== ''
  return problems.length + (isRead ? 0 : UNREADABLE)
}

/** Faults of what can't be looked into: it may hide any number of others. */
const HIDING = ['empty-value', 'missing-key', 'wrong-type']

const countOf = (code: string, { problems }: Reading): number =>
  problems.filter((problem) => problem.code === code).length

/** A line or two that were read as keys by mistake are none any more when they are put right. */
const MOST_LOST = 2

/** How many keys a value has, with those of the values in it. */
const keysIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, part) => sum + keysIn(part), own)
}

/** Whether a reading may have fewer faults only because it hides them, as in what becomes a text. */
const mayHide = (tried: Reading, before: Reading): boolean =>
  before.outcome.file !== undefined &&
  (HIDING.some((code) => countOf(code, tried) > countOf(code, before)) ||
    keysIn(tried.outcome.file?.value) < keysIn(before.outcome.file.value) - MOST_LOST)

const read = (source: SourceFile, steps: Explanation[]): Reading => {
  const outcome = parseFile(source, steps)
  const unfit = outcome.file ? validate([outcome.file], []).problems : []
  // What is wrong within a value breaks its schema too, and is no matter of lines.
  const inValues = outcome.problems.slice(steps.length).filter(({ code }) => !OF_LAYOUT.has(code))
  const isTold = ({ line, column }: Problem) =>
    inValues.some((problem) => problem.line === line && problem.column === column)
  const problems = [...outcome.problems, ...unfit.filter((problem) => !isTold(problem))]
  const start: Mended = { text: source.text, edits: [] }
  const { text } = steps.reduce((mended, { edits = [] }) => mend(mended, edits), start)
  return { steps, text, outcome, problems, edited: steps.at(-1)?.edits?.length ?? 0 }
}

/** The lines that may be at fault: where something is wrong, beside it, and what that stands below. */
const suspects = ({ text, problems }: Reading): number[] => {
  const lines = linesOf(text)
  const found = new Set<number>()
  const add = (index: number) => {
    const line = lines[index]
    if (line && line.text.trim() !== '') found.add(index)
  }
  const places = problems.filter(({ code }) => OF_LAYOUT.has(code)).map(({ line }) => line - 1)
  for (const place of new Set(places)) {
    add(place)
    const [above, below] = [previousLine(lines, place), nextLine(lines, place)]
    if (above) add(lineIndexAt(lines, above.start))
    if (below) add(lineIndexAt(lines, below.start))
  }
  for (const place of new Set(places)) for (const head of headsAround(lines, place)) add(head)
  return [...found]
}

/** The lines above and at the beginning of the groups in which a line stands, from the inside. */
const headsAround = (lines: { text: string }[], place: number): number[] => {
  const heads: number[] = []
  let inner = indentOf(lines[place]?.text ?? '')
  let last = place
  for (let index = place - 1; index >= 0; index -= 1) {
    const { text = '' } = lines[index] ?? {}
    if (/^\s*(?:#|$)/.test(text)) continue
    if (indentOf(text) < inner) {
      heads.push(index, last)
      inner = indentOf(text)
    }
    last = index
  }
  return [...heads, last]
}

const isBetter = (a: Reading, b: Reading): boolean =>
  weigh(a) < weigh(b) || (weigh(a) === weigh(b) && a.edited < b.edited)

/** The reading in which one line is put right and the fewest faults are left. */
const improve = (source: SourceFile, reading: Reading): Reading | undefined => {
  const lines = linesOf(reading.text)
  if (lines.filter(({ text }) => text.trim() !== '').length < 2) return undefined
  const layouts = suspects(reading).flatMap((index) => layoutsAt(lines, index))
  let best = { ...reading, edited: 0 }
  for (const layout of layouts.slice(0, MOST_TRIES)) {
    const tried = read(source, [...reading.steps, layout])
    if (isBetter(tried, best) && !mayHide(tried, reading)) best = tried
  }
  return weigh(best) < weigh(reading) ? best : undefined
}

const isTangled = (reading: Reading): boolean =>
  (reading.problems.length > 1 || !reading.outcome.file) &&
  reading.problems.some(({ code }) => OF_LAYOUT.has(code))

/**
 * One line in the wrong column looks like many faults. Of the ways to put a line right the one counts
 * that leaves the fewest.
 */
export const untangle = (source: SourceFile): Outcome => {
  let reading = read(source, [])
  for (let round = 0; round < MOST_ROUNDS && isTangled(reading); round += 1) {
    const better = improve(source, reading)
    if (!better) break
    reading = better
  }
  return reading.outcome
}
