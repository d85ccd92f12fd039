import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import { inSource, type Mended, mend } from '../../../text/edits.ts'
import { lineEndsIn, lineIndexAt, linesOf } from '../../../text/lines.ts'
import type { YamlFault } from '../../../yaml/document.ts'
import { COST, OTHER } from '../costs.ts'
import type { Flaw } from '../flaw.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { keyIn } from '../lines/group-lines.ts'
import { type Repair, type Sheet, type Shift, sheetOf } from '../repair.ts'
import type { Excerpt } from './excerpt.ts'
import type { Reading } from './reading.ts'

/** A text after some repairs. */
export interface State {
  text: string
  excerpt: Excerpt
  repairs: Repair[]
  paid: number
  reading: Reading
  /** The lines that were moved last. */
  moved: Shift | undefined
  /** Whether the last repair let no more be read than could be before, nor made a line one with a known name. */
  isStuck?: boolean
}

/** What the repairs cost, and what is still wrong. */
export const costOf = ({ paid, reading }: State): number => paid + reading.cost

/** What a repair is taken to cost more that leaves the first fault where it was. */
const STUCK = 1.5

/** However much is wrong, it may come from one more mistake. */
const MANY = 1
const OF_MANY = 20

/** What it may still come to: a fault that keeps the rest from being read may be the only one. */
export const promiseOf = ({ paid, reading, excerpt, isStuck }: State): number => {
  const { fault, cost } = reading
  const { start, end } = excerpt.range
  // What we refuse shows only once YAML can read all of it: no other such fault comes behind it.
  const rest = ({ offset, refused }: YamlFault) =>
    0.3 + (refused ? 0 : (end - offset) / (end - start + 1) / 2)
  const left = Math.min(cost / 2, MANY + cost / OF_MANY)
  return paid + (fault ? rest(fault) : left) + (isStuck ? STUCK : 0)
}

/** How many lines are keys, and no part of a text. */
export const keysIn = ({ lines, inText }: Sheet): number =>
  lines.filter((line, index) => !inText[index] && KEY_LINE.test(line.text)).length

/** What is read of a text. */
export type Part = Pick<State, 'text' | 'excerpt'>

const partOf = ({ text, excerpt: { range } }: Part): Sheet =>
  sheetOf(text.slice(range.start, range.end))

/** How many lines of a part begin with a name of a schema, and are no part of a text. */
export const namedIn = (part: Part, schema: Schema): number => {
  const { lines, inText } = partOf(part)
  const names = namesBelow(schema)
  return lines.filter((line, index) => !inText[index] && names.has(keyIn(line) ?? '')).length
}

/** What a line costs that became part of a text, or of another value, because it was moved. */
export const hidden = (before: State, after: Omit<State, 'paid'>, { isLayout }: Repair): number => {
  if (!isLayout) return 0
  // What can't be read has no names; its lines can be counted.
  const isRead = before.reading.names > 0 && after.reading.names > 0
  const lost = isRead
    ? before.reading.names - after.reading.names
    : keysIn(partOf(before)) - keysIn(partOf(after))
  return COST.unseen * Math.max(lost, 0)
}

/** What more lines cost that move as far as those right above them: somebody moved all of them at once. */
const SAME_MOVE = 0.05

/** What a repair costs after those before it: one of a fault in another entry no less than to leave that fault. */
export const priceOf = (repair: Repair, { text, excerpt, moved }: State): number => {
  const { isLayout, range, edits, shift, cost } = repair
  // What is shown in the next entry may be mended in this one: a line that stands there twice.
  const isOther = [range, ...edits].every(({ start }) => start >= excerpt.next)
  if (!isLayout && isOther) return Math.max(cost, OTHER)
  if (!shift || moved?.by !== shift.by || moved.lines[1] >= shift.lines[0]) return cost
  const between = linesOf(text).slice(moved.lines[1] + 1, shift.lines[0])
  return between.every((line) => /^\s*(?:#|$)/.test(line.text)) ? SAME_MOVE : cost
}

/** What YAML reads and we refuse has its own words; those of a better reading are less to the point. */
export const isUnread = ({ reading: { fault } }: State) => fault !== undefined && !fault.refused

/** How many lines still can't be read; what we refuse shows only once YAML can read all of them. */
export const restOf = ({ text, reading: { fault }, excerpt }: Omit<State, 'paid'>): number => {
  const countFrom = (offset: number) => lineEndsIn(text, offset, excerpt.range.end)
  if (!fault) return Number.NEGATIVE_INFINITY
  return countFrom(fault.offset) - (fault.refused ? countFrom(excerpt.range.start) : 0)
}

/** An unknown key is one still when lines below it have moved out of it. */
const isSameFlaw = (one: Flaw, other: Flaw): boolean =>
  one.unknown === undefined ? one.cost === other.cost : one.unknown === other.unknown

/** Where a place of a text stands in the text before its repairs. */
const placeBefore = ({ text }: State, { repairs }: State): ((offset: number) => number) => {
  const unchanged: Mended = { text, edits: [] }
  const after = repairs.reduce((mended, { edits }) => mend(mended, edits), unchanged)
  return (offset) => inSource({ start: offset, end: offset + 1 }, after).start
}

/** Whether the first of what was wrong with a text that can be read still is. */
export const leavesFirst = (start: State, after: State, from: number): boolean => {
  const lines = linesOf(start.text)
  const lineOf = (offset: number) => lineIndexAt(lines, offset)
  const first = start.reading.flaws.find(
    ({ offset, repairable }) => repairable && lineOf(offset) === from,
  )
  const before = placeBefore(start, after)
  return (
    first !== undefined &&
    after.reading.flaws.some(
      // Other entries may have the very same lines.
      (flaw) => isSameFlaw(flaw, first) && lineOf(before(flaw.offset)) === from,
    )
  )
}
