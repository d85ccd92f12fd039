import type { Edit } from '../text/edits.ts'
import { startOfLine } from '../text/lines.ts'

const endOfLine = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** What makes one text of another: whole lines, from the first that differs to the last. */
export const changeBetween = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length)
  let [first, last] = [0, 0]
  while (first < most && before.charCodeAt(first) === after.charCodeAt(first)) first += 1
  const isSame = () =>
    before.charCodeAt(before.length - 1 - last) === after.charCodeAt(after.length - 1 - last)
  while (last < most - first && isSame()) last += 1
  const start = startOfLine(before, first)
  const end = endOfLine(before, before.length - last)
  return { start, end, by: after.slice(start, after.length - (before.length - end)) }
}

const linesIn = (text: string): number => text.split('\n').length

/** Whether a change leaves all other lines where they are. */
export const keepsLines = (before: string, { start, end, by }: Edit): boolean =>
  linesIn(before.slice(start, end)) === linesIn(by)
