import { indentOf, type Line, wholeLine } from '../../../../text/lines.ts'
import { quoted } from '../../../../yaml/quote.ts'
import { lineWording } from '../../../line-messages.ts'
import { valueWording } from '../../../value-messages.ts'
import type { Repair, Rule } from '../../repair.ts'
import { CLOSING } from './closing.ts'

/** `key: [` or `- {`. */
const OPENING_BRACKET = /^\s*(?:-\s+)*(?:[^\s"'#[{-][^:"'[{]*:\s+)?(?:!\S+\s+)?([[{])/

const withoutQuoted = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '')

/** Brackets that are still open behind a text, the outermost first. */
export const openBehind = (text: string, before: readonly string[] = []): string[] => {
  const open = [...before]
  for (const sign of withoutQuoted(text)) {
    if (CLOSING[sign]) open.push(sign)
    else if (sign === CLOSING[open.at(-1) ?? '']) open.pop()
  }
  return open
}

const NEXT_KEY = /^\s*(?:-\s|[\w-]+:(?:\s|$))/

/** Whether the brackets are closed before the next key or item that can't be in them. */
const isClosedBelow = (lines: Line[], index: number, opened: string[]): boolean => {
  const indent = indentOf(lines[index]?.text ?? '')
  let open = opened
  for (let below = index + 1; below < lines.length; below += 1) {
    const { text } = lines[below] as Line
    if (NEXT_KEY.test(text) && indentOf(text) <= indent) return false
    open = openBehind(text, open)
    if (open.length === 0) return true
  }
  return false
}

/** A text that only begins with a bracket: several words, and neither comma nor colon. */
const isText = (value: string) => /\S\s+\S/.test(value.slice(1)) && !/[,:]/.test(value)

/** `[a, b}`, `[a, b)`: the sign that stands where another one closes; not the end of `(a)`. */
const wrongEnd = (value: string): string => {
  const [sign = ''] = /[\])}]$/.exec(value) ?? []
  const isOwn = sign === ')' && value.split('(').length === value.split(')').length
  return isOwn ? '' : sign
}

/** `[a,` above `b]`, no further in: the list goes on in the line below, and ends there. */
const brokenBracket = (lines: readonly Line[], index: number, open: string): Repair[] => {
  const [line, below] = [lines[index] as Line, lines[index + 1]]
  const isRest =
    below !== undefined &&
    indentOf(below.text) <= indentOf(line.text) &&
    /^[^[\]{}:]*[\]}]$/.test(below.text.trim())
  if (!isRest || !/,\s*$/.test(line.text) || !below.text.trim().endsWith(CLOSING[open] ?? ''))
    return []
  const start = line.start + line.text.trimEnd().length
  const range = wholeLine(below)
  const whole = `${line.text.trim()} ${below.text.trim()}`
  const edits = [{ start, end: range.start, by: ' ' }]
  return [{ range, wording: lineWording.restOfText(whole), edits, cost: 0.3 }]
}

/** A bracket that nobody closes, or that another one closes. */
export const openBracket: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const match = line && OPENING_BRACKET.exec(line.text)
  if (!match || inText[index]) return []
  const open = openBehind(line.text)
  const broken = open.length === 1 ? brokenBracket(lines, index, open[0] ?? '') : []
  if (broken.length > 0) return broken
  if (open.length === 0 || isClosedBelow(lines, index, open)) return []
  const range = { start: line.start + match[0].length - 1, end: wholeLine(line).end }
  const value = line.text.slice(match[0].length - 1).trimEnd()
  if (isText(value)) {
    const edits = [{ ...range, by: quoted(value) }]
    return [{ range, wording: valueWording.specialSign(value), edits, cost: 0.4 }]
  }
  const closing = open.reverse().map((sign) => CLOSING[sign] ?? '')
  const wrong = wrongEnd(value)
  const edits = [{ start: range.end - wrong.length, end: range.end, by: closing.join('') }]
  const words = valueWording.openBracket(match[1] ?? '', closing.join(''), value, wrong)
  return [{ range, wording: words, edits, cost: 0.4 }]
}
