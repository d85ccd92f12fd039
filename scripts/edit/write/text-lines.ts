import { columnOf, indentOf } from '../../text/lines.ts'
import type { Sheet } from '../sheet.ts'
import { fold, WIDEST } from './fold.ts'
import type { Place } from './place.ts'

/** A text of several lines as it was written. */
interface Written {
  /** Its mark with what stands behind it: `>- # Hinweis`. */
  head: string | undefined
  /** Without their indentation. */
  lines: string[]
  /** In which column they begin. */
  column: number
  width: number
}

const NARROWEST = 60

/** How a text of several lines was written; what has one line only says where a second would stand. */
export const writtenLines = ({ text }: Sheet, place: Place): Written => {
  const { range, node, column } = place
  const all = text.slice(range.start, range.end).split(/\r?\n/)
  const isMarked = node.style === 'literal' || node.style === 'folded'
  const rest = all.slice(1)
  const first = rest.find((line) => line.trim() !== '')
  const [told] = (isMarked && /\d/.exec(all[0] ?? '')) || []
  const found = first === undefined ? column + 2 : indentOf(first)
  const indent = told === undefined ? found : column + Number(told)
  const lines = isMarked ? rest.map((line) => line.slice(indent)) : all.map((line) => line.trim())
  const start = columnOf(text, range.start)
  const widths = all.map((line, index) => line.length + (index === 0 ? start : 0))
  const isWrapped = lines.filter((line) => line !== '').length > 1
  return {
    head: isMarked ? (all[0] ?? '') : undefined,
    lines,
    column: indent,
    width: isWrapped ? Math.max(...widths, NARROWEST) : WIDEST,
  }
}

const indented = (lines: readonly string[], column: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line))

/** `-` for a text without a line break at its end, `+` for one with several. */
const endingMark = (text: string): string => {
  const breaks = /\n*$/.exec(text)?.[0].length ?? 0
  return breaks === 0 ? '-' : breaks === 1 && text.length > 1 ? '' : '+'
}

/** What is told behind the sign: how far in the text begins, where its first line begins with a space. */
const heads = (sign: '|' | '>', text: string, head: string | undefined): string[] => {
  const [, digit = '', rest = ''] = /^[|>][-+]?(\d?)[-+]?(.*)$/.exec(head ?? '') ?? []
  const mark = endingMark(text)
  // What ends with empty lines would take in those that stand behind it.
  if (mark === '+' && !head?.includes('+')) return []
  const isSpaced = /^\n*[ \t]/.test(text)
  if (digit === '' && isSpaced) return [2, 1, 4, 3].map((far) => `${sign}${far}${mark}${rest}`)
  return [`${sign}${digit}${mark}${rest}`]
}

const withHead = (
  sign: '|' | '>',
  text: string,
  lines: readonly string[],
  { head, column }: Pick<Written, 'head' | 'column'>,
  lineBreak: string,
): string[] => {
  const body = text === '' ? [] : indented(lines, column)
  return heads(sign, text, head).map((first) => [first, ...body].join(lineBreak))
}

/** A text behind `|`, each of its lines as it is. */
export const literal = (text: string, written: Written, lineBreak: string): string[] =>
  withHead('|', text, text.replace(/\n$/, '').split('\n'), written, lineBreak)

/** A text behind `>`, in lines that are as wide as before. */
export const folded = (text: string, written: Written, lineBreak: string): string[] => {
  const { lines, width, column, head } = written
  const before = head === undefined ? [] : lines
  const said = fold(text.replace(/\n+$/, ''), before, width - column)
  const breaks = Math.max((/\n*$/.exec(text)?.[0].length ?? 0) - 1, 0)
  return withHead('>', text, [...said, ...Array(breaks).fill('')], written, lineBreak)
}

/** A text without a mark that goes on in further lines, as wide as before. */
export const continued = (text: string, written: Written, lineBreak: string): string => {
  const [first = '', ...others] = fold(text, written.lines, written.width - written.column)
  return [first, ...indented(others, written.column)].join(lineBreak)
}
