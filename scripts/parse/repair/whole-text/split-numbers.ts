import { type Line, linesOf } from '../../../text/lines.ts'
import { typedInBrackets } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import { SURE } from '../costs.ts'
import type { Repair } from '../repair.ts'

/** Texts between square brackets on one line, without quotation marks and brackets of their own. */
const TEXTS = /^(\s*(?:-\s+)*(?:[\w-]+:\s+)?)(\[([^[\]{}"']*\d,\d[^[\]{}"']*)\])\s*(?:#.*)?$/

/** `bis 2,5 m` in one piece; numbers alone are numbers. */
const entriesIn = (inside: string): string[] => {
  const entries: string[] = []
  for (const part of inside.split(',')) {
    const before = entries.at(-1)
    if (before !== undefined && /\d$/.test(before) && /^\d/.test(part))
      entries[entries.length - 1] = `${before},${part}`
    else entries.push(part)
  }
  return entries.map((entry) => entry.trim())
}

const explain = (line: Line): Repair[] => {
  const [, before = '', whole = '', inside = ''] = TEXTS.exec(line.text) ?? []
  const entries = entriesIn(inside)
  const split = entries.find((entry) => /\d,\d/.test(entry) && /\p{L}/u.test(entry))
  if (split === undefined) return []
  const start = line.start + before.length
  const range = { start, end: start + whole.length }
  const by = `[${entries.map(typedInBrackets).join(', ')}]`
  return [
    { range, wording: valueWording.splitNumber(split, by), edits: [{ ...range, by }], cost: SURE },
  ]
}

/** Entries of a list in brackets that the comma of a number has divided. */
export const findSplitNumbers = (text: string): Repair[] => {
  const lines = linesOf(text)
  const inText = blockTextLines(lines)
  return lines.flatMap((line, index) => (inText[index] ? [] : explain(line)))
}
