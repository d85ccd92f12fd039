import type { Edit } from '../../../text/edits.ts'
import { type Line, linesOf } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'

/**
 * The part of a text by which a repair is judged: the entries around the fault, and the line at the margin under
 * which they stand. Long files cost no more than short ones.
 */
export interface Excerpt {
  head: Range | undefined
  range: Range
  /** Where the entry with the fault begins: what is wrong above it is another fault. */
  own: number
  /** Where the line at the margin begins under which this entry stands; undefined if the entry itself stands there. */
  edge: number | undefined
  /** Where the entry after the fault begins: what is wrong from there on is another fault. */
  next: number
}

/** Where groups and entries begin: at the margin, and one step below a key there. */
const boundariesIn = (lines: readonly Line[], isInside = false): number[] => {
  let isBelowKey = isInside
  return lines.flatMap(({ text }, index) => {
    if (/^[^\s#]/.test(text)) {
      isBelowKey = !/^-/.test(text)
      // Keys right below each other at the margin belong together: the line above them may be missing.
      const isNext = isBelowKey && /^[^\s#-]/.test(lines[index - 1]?.text ?? '')
      return isNext ? [] : [index]
    }
    const isInner = isBelowKey && /^(?: {1,3}-\s| {2}[\w-]+:\s*$)/.test(text)
    return isInner ? [index] : []
  })
}

/** A key at the edge. */
const isEdge = ({ text }: Line): boolean => /^[^\s#-]/.test(text)

const isBelow = (line: Line | undefined): boolean => /^[\s-]/.test(line?.text ?? '')

/**
 * The entries that hold these lines, with one before and one behind.
 *
 * @param at the line of the fault
 */
export const excerptAround = (
  lines: readonly Line[],
  indices: readonly number[],
  at: number,
): Excerpt => {
  const boundaries = boundariesIn(lines)
  const first = Math.min(...indices)
  const last = Math.max(...indices)
  const before = boundaries.filter((index) => index <= first).at(-2) ?? 0
  const behind = boundaries.filter((index) => index > last)[1] ?? lines.length
  const start = lines[before]?.start ?? 0
  const end = lines[behind]?.start ?? (lines.at(-1)?.start ?? 0) + (lines.at(-1)?.text.length ?? 0)
  const own = boundaries.findLast((index) => index <= at) ?? 0
  const next = boundaries.find((index) => index > at)
  const head = isBelow(lines[before]) ? lines.slice(0, before).findLast(isEdge) : undefined
  return {
    head: head && { start: head.start, end: head.start + head.text.length },
    range: { start, end: Math.max(end, start) },
    own: lines[own]?.start ?? 0,
    edge: isBelow(lines[own]) ? lines.slice(0, own).findLast(isEdge)?.start : undefined,
    next: next === undefined ? end : (lines[next]?.start ?? end),
  }
}

/**
 * The part up to the entry that holds a fault; undefined if that is the entry of the first fault, or begins in the
 * wrong place.
 */
export const partBefore = (text: string, excerpt: Excerpt, fault: number): Excerpt | undefined => {
  const { head, range, next } = excerpt
  if (fault <= next) return undefined
  const lines = linesOf(text.slice(range.start, fault))
  const entries = boundariesIn(lines, head !== undefined)
  const begins = entries.map((index) => range.start + (lines[index]?.start ?? 0))
  const end = begins.findLast((start) => text.slice(start, fault).trim() !== '')
  if (end === undefined || end < next) return undefined
  return { ...excerpt, range: { start: range.start, end } }
}

/**
 * The line at the margin under which the entry of the first fault stands; undefined if the entry itself stands there.
 */
const edgeAbove = (text: string, { head, range, own }: Excerpt): Range | undefined => {
  if (!/^[\s-]/.test(text.slice(own))) return undefined
  const above = linesOf(text.slice(range.start, own))
  const edge = above.findLast(isEdge)
  const start = range.start + (edge?.start ?? 0)
  return edge ? { start, end: start + edge.text.length } : head
}

/** Where the entry begins that now holds what the entry of the first fault began with: a repair may have moved it. */
const ownIn = (text: string, { head, range, own }: Excerpt): number => {
  const [line = ''] = text.slice(own).split('\n', 1)
  const lines = linesOf(text.slice(range.start, own) + line)
  const begins = boundariesIn(lines, head !== undefined).map((at) => lines[at]?.start ?? 0)
  return range.start + Math.max(0, ...begins)
}

/**
 * The part from the entry of the first fault on, with the line at the margin above it; undefined if it is the whole
 * part.
 */
export const partFrom = (text: string, excerpt: Excerpt): Excerpt | undefined => {
  const { range } = excerpt
  const own = ownIn(text, excerpt)
  const head = edgeAbove(text, { ...excerpt, own })
  return own <= range.start
    ? undefined
    : { ...excerpt, head, range: { start: own, end: range.end } }
}

/** The entry of the first fault alone, with the line at the margin above it. */
export const ownEntry = (text: string, excerpt: Excerpt): Excerpt => {
  const part = partFrom(text, excerpt) ?? excerpt
  return { ...part, range: { start: part.range.start, end: excerpt.next } }
}

/** The text that is read, and the way from its offsets back to those of the whole text. */
export const cut = (text: string, { head, range }: Excerpt) => {
  const above = head ? `${text.slice(head.start, head.end)}\n` : ''
  const back = (offset: number) =>
    head && offset < above.length ? head.start + offset : offset - above.length + range.start
  return { text: above + text.slice(range.start, range.end), back }
}

/** The same part after edits inside it. */
export const edited = (
  { head, range, own, edge, next }: Excerpt,
  edits: readonly Edit[],
): Excerpt => {
  const moved = (offset: number, before: readonly Edit[]) =>
    before.reduce(
      (sum, { start, end, by }) => sum + by.length - (Math.min(end, offset) - start),
      offset,
    )
  return {
    head,
    range: {
      start: range.start,
      end: moved(
        range.end,
        edits.filter(({ start }) => start <= range.end),
      ),
    },
    own: moved(
      own,
      edits.filter(({ start }) => start < own),
    ),
    edge:
      edge === undefined
        ? undefined
        : moved(
            edge,
            edits.filter(({ start }) => start < edge),
          ),
    next: moved(
      next,
      edits.filter(({ start }) => start < next),
    ),
  }
}
