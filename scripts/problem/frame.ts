import { startOfLine } from '../text/lines.ts'
import type { Position } from '../text/source-file.ts'

/** The lines around a problem as they stand in its file; of long ones, what is around its column. */
export interface Frame {
  /** Number of the first of them. */
  first: number
  lines: string[]
  /** How much is cut off at the beginning of each line; missing for nothing. */
  cut?: number
}

/** Lines longer than this are cut around what is marked. A file may have thousands of problems in one line. */
export const WIDEST = 100

/** How much of every line goes, so that what is marked is seen. */
const cutFor = ({ line, column }: Position, end: Position): number => {
  const last = end.line === line ? end.column : column
  return last <= WIDEST ? 0 : Math.max(Math.min(column - 20, last - WIDEST), 0)
}

/** One sign more than is shown tells that the line goes on. */
const lineAt = (text: string, start: number, cut: number): string => {
  const found = text.indexOf('\n', start)
  const end = found < 0 ? text.length : found
  return text.slice(Math.min(start + cut, end), Math.min(start + cut + WIDEST + 1, end))
}

/** The line and its neighbours, but for an empty one at the end. */
export const frameAround = (
  text: string,
  { line, column }: Position,
  end: Position,
  offset: number,
): Frame => {
  const cut = cutFor({ line, column }, end)
  const start = offset - column + 1
  const next = text.indexOf('\n', offset) + 1
  const starts = [
    ...(line > 1 ? [startOfLine(text, start - 1)] : []),
    start,
    ...(next > 0 && !/\r?\n|$/y.test(text.slice(next, next + 2)) ? [next] : []),
  ]
  const lines = starts.map((each) => lineAt(text, each, cut).replace(/\r$/, ''))
  return { first: Math.max(line - 1, 1), lines, ...(cut > 0 && { cut }) }
}
