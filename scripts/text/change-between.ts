import type { Edit } from './edits.ts'
import { startOfLine } from './lines.ts'

const endOfLine = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** Texts are compared in large pieces first: letter by letter, hundreds of repairs of a long page took seconds. */
const PIECES = [8192, 256, 1]

/** How many characters are the same from the beginning on. */
const sameAtStart = (one: string, other: string, most: number): number => {
  let count = 0
  const next = (text: string, length: number) => text.slice(count, count + length)
  for (const length of PIECES)
    while (count + length <= most && next(one, length) === next(other, length)) count += length
  return count
}

/** How many characters are the same from the end on. */
const sameAtEnd = (one: string, other: string, most: number): number => {
  let count = 0
  const next = (text: string, length: number) =>
    text.slice(text.length - count - length, text.length - count)
  for (const length of PIECES)
    while (count + length <= most && next(one, length) === next(other, length)) count += length
  return count
}

/** What makes one text of another: whole lines, from the first that differs to the last. */
export const changeBetween = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length)
  const first = sameAtStart(before, after, most)
  const last = sameAtEnd(before, after, most - first)
  const start = startOfLine(before, first)
  const end = endOfLine(before, before.length - last)
  return { start, end, by: after.slice(start, after.length - (before.length - end)) }
}

const linesIn = (text: string): number => text.split('\n').length

/** Whether a change leaves all other lines where they are. */
export const keepsLines = (before: string, { start, end, by }: Edit): boolean =>
  linesIn(before.slice(start, end)) === linesIn(by)
