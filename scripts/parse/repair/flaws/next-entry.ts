import { startOfLine } from '../../../text/lines.ts'
import type { DuplicateKey } from '../../../yaml/document.ts'
import { lineWording } from '../../line-messages.ts'
import type { Repair } from '../repair.ts'

/** What stands before the first key of an entry. */
const HEAD = /^[ \t]*-[ \t]+$/

const lineFrom = (text: string, start: number): string =>
  text.slice(start).split('\n', 1).join('').trimEnd()

/**
 * The key with which an entry begins, a second time in it, with another value: the next entry,
 * without its dash.
 */
export const nextEntry = ({ range, first }: DuplicateKey, text: string): Repair[] => {
  const head = text.slice(startOfLine(text, first.start), first.start)
  const start = startOfLine(text, range.start)
  if (!HEAD.test(head) || text.slice(start, range.start).trim() !== '') return []
  const line = lineFrom(text, range.start)
  if (line === lineFrom(text, first.start)) return []
  const end = range.start + line.length
  return [
    {
      range: { start: range.start, end },
      wording: lineWording.missingDash(line, head.indexOf('-')),
      edits: [{ start, end: range.start, by: head }],
      cost: 0.8,
      isLayout: true,
    },
  ]
}
