import type { Line } from '../../../../text/lines.ts'
import { valueWording } from '../../../value-messages.ts'
import type { Rule } from '../../repair.ts'
import { CLOSING } from './closing.ts'

/** What stands before a value in brackets. */
const BEFORE = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?(?:!platzhalter\s+)?(?=[[{])/

/** Brackets, and texts in quotation marks, whose brackets don't count. */
const SIGNS = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[[\]{}]/g

/** Where the bracket is closed with which a value begins; `undefined` if it isn't, or by another one. */
const endOfValue = (text: string, start: number): number | undefined => {
  const open: string[] = []
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (index < start) continue
    if (CLOSING[sign]) open.push(CLOSING[sign])
    else if (sign === ']' || sign === '}') {
      if (open.pop() !== sign) return undefined
      if (open.length === 0) return index + 1
    }
  }
  return undefined
}

/** `[a, b]]`, `- { opens: … } }`: more brackets are closed than were opened. */
export const surplusBracket: Rule = ({ lines, inText }, index) => {
  const { text, start } = lines[index] as Line
  const [before] = (!inText[index] && BEFORE.exec(text)) || []
  const end = before === undefined ? undefined : endOfValue(text, before.length)
  if (before === undefined || end === undefined) return []
  const [, gap = '', signs = ''] =
    /^(\s*)([\]}](?:\s*[\]}])*)(?:\s+#.*)?\s*$/.exec(text.slice(end)) ?? []
  if (signs === '') return []
  const from = start + end + gap.length
  const range = { start: from, end: from + signs.length }
  const wording = valueWording.surplusBracket(signs, text.slice(before.length, end))
  return [{ range, wording, edits: [{ start: start + end, end: range.end, by: '' }], cost: 0.3 }]
}
