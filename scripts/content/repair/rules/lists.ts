import { indentOf, isKeyOrItem, type Line, siblingIndent, wholeLine } from '../../lines.ts'
import { wording } from '../../messages.ts'
import type { Rule } from '../repair.ts'
import { isSwallowed } from './columns.ts'

const isItem = (text: string) => /^\s*-(?:\s|$)/.test(text)

/** The column of the dash on the nearest line above, if it begins an entry. */
const columnOfItem = (lines: readonly Line[], index: number): number | undefined => {
  const above = lines.slice(0, index).findLast(({ text }) => /^\s*[^\s#]/.test(text))
  return above && isItem(above.text) ? indentOf(above.text) : undefined
}

const replaceLine = ({ start, text }: Line, by: string) => [{ start, end: start + text.length, by }]

/** An entry of a list whose dash is missing. */
export const missingDash: Rule = (sheet, index) => {
  const { text, lines } = sheet
  const line = lines[index] as Line
  const rest = line.text.trim()
  if (rest.startsWith('-') || rest === text.trim()) return []
  const column = indentOf(line.text)
  const beside = columnOfItem(lines, index)
  return [column - 2, column]
    .filter((at) => at >= 0 && !isSwallowed(sheet, index, at))
    .map((at) => ({
      range: wholeLine(line),
      wording: wording.missingDash(rest, at),
      edits: replaceLine(line, `${' '.repeat(at)}- ${rest}`),
      cost: isKeyOrItem(line) ? 0.8 : at === beside && at === column ? 0.4 : 0.7,
      isLayout: true,
    }))
}

/** A dash before what is no entry of its own. */
export const strayDash: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const rest = line.text.trim()
  if (!isItem(rest) || rest === '-') return []
  const bare = rest.replace(/^-\s*/, '')
  return [indentOf(line.text), siblingIndent(line)].map((at) => ({
    range: wholeLine(line),
    wording: wording.dashTooMany(bare, at),
    edits: replaceLine(line, ' '.repeat(at) + bare),
    cost: 0.8,
    isLayout: true,
  }))
}

/** A line without key and value that nothing needs. */
export const strayLine: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = line.text.trim()
  if (/^\?|^-.|:(?:\s|$)/.test(text) || (isKeyOrItem(line) && text !== '-')) return []
  // Signs without a word: nobody goes on with a text like that. One word may be a part of it.
  const cost = /^[^\p{L}\d„"(]/u.test(text) ? 0.55 : /^\S+$/.test(text) ? 0.75 : 0.95
  return [
    {
      range: wholeLine(line),
      wording: wording.strayLine(text),
      edits: replaceLine(line, ''),
      cost,
    },
  ]
}
