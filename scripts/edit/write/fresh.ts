import { isMap } from '../../schema/is-map.ts'
import { isReadAs, typed } from '../../yaml/quote.ts'
import type { Sheet } from '../sheet.ts'
import { WIDEST } from './fold.ts'
import { escaped, plainSource } from './scalar.ts'
import { folded, literal } from './text-lines.ts'

type LineBreak = Sheet['lineBreak']

/** A text behind a key or dash in this column. */
const freshText = (text: string, column: number, lineBreak: LineBreak): string => {
  const far = { head: undefined, lines: [], column: column + 2, width: WIDEST }
  // Judged as it would stand at the edge of a file.
  const atEdge = (write: typeof literal) => write(text, { ...far, column: 2 }, '\n')[0] ?? ''
  const isLong = column + text.length > WIDEST
  const ways = [...(text.includes('\n') ? [literal] : isLong ? [folded] : []), literal]
  const several = text.includes('\n') || isLong ? ways : []
  const write = several.find((way) => isReadAs(atEdge(way), text))
  if (write) return write(text, far, lineBreak)[0] ?? ''
  const line = text.includes('\n') ? escaped(text) : typed(text)
  return isReadAs(line, text) ? line : escaped(text)
}

const isEmpty = (value: object) => Object.keys(value).length === 0

/** A value in brackets, in one line. */
export const bracketSource = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(bracketSource).join(', ')}]`
  if (isMap(value)) {
    const pairs = Object.entries(value).map(
      ([key, part]) => `${keySource(key)}: ${bracketSource(part)}`,
    )
    return `{ ${pairs.join(', ')} }`
  }
  if (typeof value !== 'string') return plainSource(value as number | boolean | null)
  return /^[\p{L}\d](?:[\p{L}\d .()/–-]*[\p{L}\d.)])?$/u.test(value) ? typed(value) : escaped(value)
}

/** A key as it is typed: one that YAML would read otherwise, in quotation marks. */
export const keySource = (key: string): string => typed(key)

/**
 * A value that was not there, as it stands behind the colon or the dash in a column: what begins in the same
 * line begins with a space.
 */
export const freshValue = (
  value: unknown,
  column: number,
  lineBreak: LineBreak,
  isBehindDash = false,
): string => {
  if (typeof value === 'string') return ` ${freshText(value, column, lineBreak)}`
  if (typeof value !== 'object' || value === null) return ` ${plainSource(value as number)}`
  if (isEmpty(value)) return Array.isArray(value) ? ' []' : ' {}'
  const parts = Array.isArray(value)
    ? value.map((item) => freshItem(item, column + 2, lineBreak))
    : Object.entries(value).map(([key, part]) => freshEntry(key, part, column + 2, lineBreak))
  const gap = lineBreak + ' '.repeat(column + 2)
  return (isBehindDash && !Array.isArray(value) ? ' ' : gap) + parts.join(gap)
}

/** An item of a list with its dash, which stands in this column. */
export const freshItem = (value: unknown, column: number, lineBreak: LineBreak): string =>
  `-${freshValue(value, column, lineBreak, true)}`

/** A key with its value; the key stands in this column. */
export const freshEntry = (
  key: string,
  value: unknown,
  column: number,
  lineBreak: LineBreak,
): string => `${keySource(key)}:${freshValue(value, column, lineBreak)}`
