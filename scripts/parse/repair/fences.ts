import { isWritten, type Line, linesOf, wholeLine } from '../../text/lines.ts'
import { fileWording } from '../file-messages.ts'
import type { Repair } from './repair.ts'

/** The line above, or below, a block of code: three backticks at the edge, above maybe with a language. */
const OPENING = /^(?:`{3,}|~{3,})[ \t]*[\w-]*[ \t]*$/
const CLOSING = /^(?:`{3,}|~{3,})[ \t]*$/

/** A line with its break, so that nothing of it is left. */
const removed = ({ start, text }: Line, whole: string) => {
  const lineBreak = whole.indexOf('\n', start)
  return { start, end: lineBreak < 0 ? start + text.length : lineBreak + 1, by: '' }
}

/** What a chat program sets around a whole file that it shows: as text nobody means it. */
export const findFences = (text: string): Repair[] => {
  // Nearly no file begins so: the others need no look at their lines.
  if (!/^\s*(?:```|~~~)/.test(text)) return []
  const lines = linesOf(text)
  const first = lines.find(isWritten)
  const last = lines.findLast(isWritten)
  if (!first || !last || !OPENING.test(first.text)) return []
  const fences = first !== last && CLOSING.test(last.text) ? [first, last] : [first]
  return [
    {
      range: wholeLine(first),
      wording: fileWording.fences(fences.length),
      edits: fences.map((fence) => removed(fence, text)),
      cost: 0,
    },
  ]
}
