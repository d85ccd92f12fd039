import { indentOf, type Line, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import { quoted } from '../quote.ts'
import type { Explanation } from './explanation.ts'
import { isInBlockText } from './open-quote.ts'

/** `key: [` or `- {`. */
const OPENING_BRACKET = /^\s*(?:-\s+)*(?:[^\s"'#[{-][^:"'[{]*:\s+)?(?:!\S+\s+)?([[{])/

const CLOSING: Record<string, string> = { '[': ']', '{': '}' }

const withoutQuoted = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '')

/** Brackets that a text opens and leaves open, the outermost first. */
const openIn = (text: string): string[] => {
  const open: string[] = []
  for (const sign of withoutQuoted(text)) {
    if (CLOSING[sign]) open.push(sign)
    else if (sign === CLOSING[open.at(-1) ?? '']) open.pop()
  }
  return open
}

const NEXT_KEY = /^\s*(?:-\s|[\w-]+:(?:\s|$))/

/** Whether the brackets are closed before the next key or item that can't be in them. */
const isClosedBelow = (lines: Line[], index: number): boolean => {
  const indent = indentOf(lines[index]?.text ?? '')
  let text = lines[index]?.text ?? ''
  for (const line of lines.slice(index + 1)) {
    if (NEXT_KEY.test(line.text) && indentOf(line.text) <= indent) return false
    text += `\n${line.text}`
    if (openIn(text).length === 0) return true
  }
  return false
}

/** A text that only begins with a bracket: several words, and neither comma nor colon. */
const isText = (value: string) => /\S\s+\S/.test(value.slice(1)) && !/[,:]/.test(value)

/** The last line up to the fault that opens a bracket and leaves it open. */
export const explainOpenBracket = (lines: Line[], upTo: number): Explanation | undefined => {
  for (let index = upTo; index >= 0; index -= 1) {
    const line = lines[index]
    const match = line && OPENING_BRACKET.exec(line.text)
    if (!match || isInBlockText(lines, index)) continue
    const open = openIn(line.text)
    if (open.length === 0 || isClosedBelow(lines, index)) continue
    const range = { start: line.start + match[0].length - 1, end: wholeLine(line).end }
    const value = line.text.slice(match[0].length - 1).trimEnd()
    const closing = open.reverse().map((sign) => CLOSING[sign] ?? '')
    if (isText(value))
      return {
        range,
        wording: wording.specialSign(value),
        edits: [{ ...range, by: quoted(value) }],
      }
    // `[a, b}`: closed with the wrong sign.
    const wrong = /[\])}]$/.exec(value)?.[0].length ?? 0
    return {
      range,
      wording: wording.openBracket(match[1] ?? '', closing.join(''), value),
      edits: [{ start: range.end - wrong, end: range.end, by: closing.join('') }],
    }
  }
  return undefined
}
