import type { Schema } from '../../../schema/schema.ts'
import {
  indentOf,
  isBlankLine,
  isKeyOrItem,
  type Line,
  siblingIndent,
} from '../../../text/lines.ts'
import { MOVED } from '../costs.ts'
import { isFilledItem, keyIn } from '../lines/group-lines.ts'
import { headsIn } from '../lines/heads.ts'
import type { Repair, Sheet } from '../repair.ts'
import { columnsAround } from './columns-around.ts'
import { restOfFile } from './runs.ts'
import { shiftOf } from './shift.ts'

/** How far lines that were moved together stand too far in at most. */
const MOST_STEPS = 4

/** So many lines are tried as the first of a run, and so many as its last, the likeliest first. */
const MOST_STARTS = 2
const MOST_ENDS = 24

/** A run of lines, and by how many columns it was moved. */
interface Run {
  first: number
  last: number
  by: number
}

/** Runs from a line to the end of the file, back to a column of the lines around it. */
const restsFrom = (lines: readonly Line[], first: number): Run[] =>
  columnsAround(lines, first)
    .map((column) => column - indentOf((lines[first] as Line).text))
    .filter((by) => by < 0 && by >= -MOST_STEPS)
    .map((by) => ({ first, last: restOfFile(lines, first, by), by }))

/** The lines above in the same column, from a line on, up to the head of their group. */
const groupAbove = (lines: readonly Line[], index: number): { keys: number[]; head: number } => {
  const column = indentOf((lines[index] as Line).text)
  const keys = [index]
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line
    if (isBlankLine(line) || indentOf(line.text) > column) continue
    if (indentOf(line.text) < column) return { keys, head: at }
    keys.push(at)
  }
  return { keys, head: -1 }
}

/** Keys in the group of a line, or in one around it, that belong beside the head of that group, the first of them first. */
const strangersAbove = (lines: readonly Line[], index: number, schema: Schema): Run[] => {
  const { keys, head } = groupAbove(lines, index)
  const owner = lines[head]
  if (!owner) return []
  const heads = headsIn(schema).filter(({ name }) => name === keyIn(owner))
  const isStranger = (at: number) => {
    const line = lines[at] as Line
    const key = isFilledItem(line) ? undefined : keyIn(line)
    return (
      key !== undefined &&
      heads.some(({ beside, inner }) => beside.includes(key) && !inner.has(key))
    )
  }
  const by = siblingIndent(owner) - indentOf((lines[index] as Line).text)
  const [first] = keys.filter(isStranger).toReversed()
  const around = strangersAbove(lines, head, schema)
  return first === undefined ? around : [{ first, last: first, by }, ...around]
}

/** Where a run may end: above a line that stands no further in than its first, or further out than the one above it. */
const endsOf = (lines: readonly Line[], first: number): number[] => {
  const own = indentOf((lines[first] as Line).text)
  const likely: number[] = []
  const others: number[] = []
  let last = first
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (isBlankLine(line)) continue
    const column = indentOf(line.text)
    if (column <= own) likely.unshift(last)
    else if (column < siblingIndent(lines[last] as Line)) others.push(last)
    if (column < own) return [...likely, ...others]
    last = at
  }
  return [last, ...likely, ...others]
}

/** Runs that begin with a key that belongs beside the head of its group. */
const runsFrom = (
  lines: readonly Line[],
  starts: readonly number[],
  schema: Schema | undefined,
): Run[] => {
  if (!schema) return []
  const found = starts.flatMap((at) => strangersAbove(lines, at, schema))
  const byFirst = new Map(found.map((run) => [run.first, run]))
  return [...byFirst.values()]
    .toSorted((a, b) => a.first - b.first)
    .slice(0, MOST_STARTS)
    .flatMap((run) =>
      endsOf(lines, run.first)
        .slice(0, MOST_ENDS)
        .map((last) => ({ ...run, last })),
    )
}

const asRepairs = (sheet: Sheet, runs: readonly Run[]): Repair[] =>
  runs
    .filter(({ first, last }) => last > first)
    .map(({ first, last, by }) => shiftOf(sheet, [first, last], by, MOVED))

const keysOf = ({ lines }: Sheet, starts: readonly number[]): number[] =>
  starts.filter((at) => isKeyOrItem(lines[at] as Line))

/** The rest of the file from one of some lines on, moved back: each way in which it may have been moved in. */
export const restsMoved = (sheet: Sheet, starts: readonly number[]): Repair[] =>
  asRepairs(
    sheet,
    keysOf(sheet, starts).flatMap((at) => restsFrom(sheet.lines, at)),
  )

/** Keys around some lines that belong beside the group in which they stand, moved back with lines below them. */
export const runsMoved = (
  sheet: Sheet,
  starts: readonly number[],
  schema: Schema | undefined,
): Repair[] => asRepairs(sheet, runsFrom(sheet.lines, keysOf(sheet, starts), schema))
