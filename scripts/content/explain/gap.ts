import { indentOf, isKeyOrItem, type Line, siblingIndent, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'
import { beginsBelow } from './value.ts'

const KEY_WITHOUT_SPACE = /^([\w-]+):(\S.*)$/
/** How other languages begin a note. */
const NOTE = /^(?:\/\/|\/\*|<!--)/

/** `title; Das Haus`: another sign where the colon belongs, or none. */
const KEY_AND_OTHER_SIGN = /^([^\s;=,：]+)\s*[;=,：]?\s*(.*)$/

const DASH_WITHOUT_SPACE = /^-([^\s-].*)$/

/** A line where colon or space between a key and its value, or behind the dash, is missing. */
const explainGap = (line: Line | undefined): Explanation | undefined => {
  if (!line) return undefined
  const dashes = /^\s*(?:-\s+)*/.exec(line.text)?.[0].length ?? 0
  const text = line.text.slice(dashes).trimEnd()
  const range = { start: line.start + dashes, end: wholeLine(line).end }
  const repair = (repaired: string, words: Explanation['wording']): Explanation => ({
    range,
    wording: words,
    edits: [{ start: line.start + dashes, end: range.end, by: repaired }],
  })
  const [, item] = DASH_WITHOUT_SPACE.exec(text) ?? []
  if (item) return repair(`- ${item}`, wording.missingSpace('-', `- ${item}`))
  const [, key, value] = KEY_WITHOUT_SPACE.exec(text) ?? []
  if (key) return repair(`${key}: ${value}`, wording.missingSpace(':', `${key}: ${value}`))
  if (/:(\s|$)/.test(text) || beginsBelow(text)) return undefined
  if (NOTE.test(text)) return repair('', wording.strayLine(text))
  const [, word = text, rest = ''] = KEY_AND_OTHER_SIGN.exec(text) ?? []
  if (rest === '') return repair(`${word}:`, wording.missingColon(`${word}: …`))
  const repaired = `${word}: ${rest}`
  return repair(repaired, wording.missingColon(repaired))
}

/** The nearest line above that is not below a key of this line's column. */
const lineAbove = (lines: Line[], index: number): Line | undefined => {
  const column = indentOf(lines[index]?.text ?? '')
  return lines
    .slice(0, index)
    .findLast((line) => /^\s*[^\s#]/.test(line.text) && siblingIndent(line) <= column)
}

/** The outermost line without key or dash that this line stands below: `text >-` above a text's lines. */
const headOf = (lines: Line[], index: number): Line | undefined => {
  const line = lines[index]
  const above = lines.findLastIndex(
    ({ text }, at) =>
      at < index && text.trim() !== '' && indentOf(text) < indentOf(line?.text ?? ''),
  )
  const owner = lines[above]
  return !owner || isKeyOrItem(owner) ? line : headOf(lines, above)
}

/** A line that seems to stand wrong because one above it, or the line itself, is no key. */
export const explainKey = (
  lines: Line[],
  index: number,
  reason: string,
): Explanation | undefined => {
  const line = lines[index]
  if (!line) return undefined
  if (/^\s*(?:-\s+)*[\w-]+:["']/.test(line.text)) return explainGap(line)
  const head = headOf(lines, index)
  if (head !== line && !DASH_WITHOUT_SPACE.test(line.text.trim())) return explainGap(head)
  if (/expected ':'/.test(reason) || DASH_WITHOUT_SPACE.test(line.text.trim())) {
    return explainGap(line)
  }
  const above = lineAbove(lines, index)
  const isKeyLost = above && indentOf(line.text) === siblingIndent(above)
  const isDashLost = above && DASH_WITHOUT_SPACE.test(above.text.trim())
  return isKeyLost || isDashLost ? explainGap(above) : undefined
}
