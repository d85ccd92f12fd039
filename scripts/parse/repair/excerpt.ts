import type { Edit } from '../../text/edits.ts'
import type { Line } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'

/**
 * The part of a text that is read to judge a repair: the entries around a fault, and the line at the
 * edge that they stand below. A repair is judged by its surroundings, so that long files cost no more.
 */
export interface Excerpt {
  head: Range | undefined
  range: Range
}

/** Where groups and entries begin: at the edge, and one step below a key at the edge. */
const boundariesIn = (lines: readonly Line[]): number[] => {
  let isBelowKey = false
  return lines.flatMap(({ text }, index) => {
    if (/^[^\s#]/.test(text)) {
      isBelowKey = !/^-/.test(text)
      // Keys right below each other at the edge belong together: a line above them may be missing.
      const isNext = isBelowKey && /^[^\s#-]/.test(lines[index - 1]?.text ?? '')
      return isNext ? [] : [index]
    }
    const isInner = isBelowKey && /^(?: {1,3}-\s| {2}[\w-]+:\s*$)/.test(text)
    return isInner ? [index] : []
  })
}

/** The entries that hold these lines, with one before and one behind. */
export const excerptAround = (lines: readonly Line[], indices: readonly number[]): Excerpt => {
  const boundaries = boundariesIn(lines)
  const first = Math.min(...indices)
  const last = Math.max(...indices)
  const before = boundaries.filter((index) => index <= first).at(-2) ?? 0
  const behind = boundaries.filter((index) => index > last)[1] ?? lines.length
  const start = lines[before]?.start ?? 0
  const end = lines[behind]?.start ?? (lines.at(-1)?.start ?? 0) + (lines.at(-1)?.text.length ?? 0)
  const isInside = /^[\s-]/.test(lines[before]?.text ?? '')
  const head = isInside
    ? lines.slice(0, before).findLast(({ text }) => /^[^\s#-]/.test(text))
    : undefined
  return {
    head: head && { start: head.start, end: head.start + head.text.length },
    range: { start, end: Math.max(end, start) },
  }
}

/** What is read, and where its characters stand in the whole text. */
export const cut = (text: string, { head, range }: Excerpt) => {
  const above = head ? `${text.slice(head.start, head.end)}\n` : ''
  const back = (offset: number) =>
    head && offset < above.length ? head.start + offset : offset - above.length + range.start
  return { text: above + text.slice(range.start, range.end), back }
}

/** The same part after edits of what is in it. */
export const edited = ({ head, range }: Excerpt, edits: readonly Edit[]): Excerpt => ({
  head,
  range: {
    start: range.start,
    end: edits
      .filter(({ start }) => start <= range.end)
      .reduce(
        (end, { start, end: to, by }) => end + by.length - (Math.min(to, range.end) - start),
        range.end,
      ),
  },
})
