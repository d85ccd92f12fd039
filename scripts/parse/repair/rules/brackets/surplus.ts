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

/** The last line of a value in brackets that goes over several lines. */
const LAST_LINE = /^\s*[\]}](?=\s*[,;])/

/** The value in brackets with which a line begins, or its end, and where it and what stands behind it lie. */
const bracketed = ({ text, start }: Line) => {
  const [last] = LAST_LINE.exec(text) ?? []
  if (last !== undefined)
    return { value: last.trim(), behind: text.slice(last.length), end: start + last.length }
  const [before] = BEFORE.exec(text) ?? []
  const end = before === undefined ? undefined : endOfValue(text, before.length)
  if (before === undefined || end === undefined) return undefined
  return { value: text.slice(before.length, end), behind: text.slice(end), end: start + end }
}

/** The signs behind a value in brackets that `pattern` finds. */
const signsBehind = (line: Line, pattern: RegExp) => {
  const found = bracketed(line)
  const [, gap = '', signs = ''] = (found && pattern.exec(found.behind)) ?? []
  if (!found || signs === '') return undefined
  const start = found.end + gap.length
  const range = { start, end: start + signs.length }
  return { signs, value: found.value, range, edits: [{ ...range, start: found.end, by: '' }] }
}

/** `[a, b]]`, `- { opens: … } }`: more brackets are closed than were opened. */
export const surplusBracket: Rule = ({ lines, inText }, index) => {
  if (inText[index]) return []
  const found = signsBehind(lines[index] as Line, /^(\s*)([\]}](?:\s*[\]}])*)(?:\s+#.*)?\s*$/)
  if (!found) return []
  const { signs, value, range, edits } = found
  return [{ range, wording: valueWording.surplusBracket(signs, value), edits, cost: 0.3 }]
}

/** `[a, b],`, `- {"label": "Start"},`: a sign of another language behind a value in brackets. */
export const signBehindBracket: Rule = ({ lines, inText }, index) => {
  if (inText[index]) return []
  const found = signsBehind(lines[index] as Line, /^(\s*)([,;])(?:\s+#.*)?\s*$/)
  if (!found) return []
  const { signs, value, range, edits } = found
  return [{ range, wording: valueWording.signBehindBracket(signs, value), edits, cost: 0.3 }]
}
