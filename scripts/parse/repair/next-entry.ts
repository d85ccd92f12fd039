import { startOfLine } from '../../text/lines.ts'
import type { DuplicateKey } from '../../yaml/document.ts'
import { lineWording } from '../line-messages.ts'
import type { Repair } from './repair.ts'

/** What stands before the first key of an entry. */
const HEAD = /^[ \t]*-[ \t]+$/

/** The key with which an entry begins, a second time in it: the next entry, without its dash. */
export const nextEntry = ({ range, first }: DuplicateKey, text: string): Repair[] => {
  const head = text.slice(startOfLine(text, first.start), first.start)
  const start = startOfLine(text, range.start)
  if (!HEAD.test(head) || text.slice(start, range.start).trim() !== '') return []
  const [line = ''] = text.slice(range.start).split('\n', 1)
  const end = range.start + line.trimEnd().length
  return [
    {
      range: { start: range.start, end },
      wording: lineWording.missingDash(line.trim(), head.indexOf('-')),
      edits: [{ start, end: range.start, by: head }],
      cost: 0.8,
      isLayout: true,
    },
  ]
}
