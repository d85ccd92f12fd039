import { WIDEST } from '../problem/frame.ts'
import type { Problem } from '../problem/problem.ts'

type Marked = Pick<Problem, 'line' | 'column' | 'end' | 'frame'>

/** Signs that nobody sees, as signs of one column. */
const visible = (text: string) =>
  text
    .replace(/\t/g, '→')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, '␣')
    .replace(/[\u200b\u200c\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '◦')

const shown = (text: string, cut: number): string => {
  const part = text.slice(0, WIDEST)
  const before = cut > 0 && part !== '' ? `…${part.slice(1)}` : part
  return text.length > WIDEST ? `${before}…` : before
}

/** `^^^` below the marked characters; up to the end of the line where they go on below it. */
const carets = ({ line, column, end }: Marked, text: string, cut: number): string => {
  const last = end.line === line ? end.column : cut + text.trimEnd().length + 1
  const length = Math.min(Math.max(last - column, 1), WIDEST)
  return `${' '.repeat(Math.max(column - 1 - cut, 0))}${'^'.repeat(length)}`
}

/**
 * The line of a problem with its number and the exact characters marked, between the lines around it.
 * Nothing for a problem of a whole file.
 */
export const frameOf = (problem: Marked): string[] => {
  const { frame, line } = problem
  if (!frame) return []
  const { cut = 0 } = frame
  const width = String(frame.first + frame.lines.length - 1).length
  return frame.lines.flatMap((text, index) => {
    const number = frame.first + index
    const isMarked = number === line
    const row = `${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${shown(visible(text), cut)}`
    return isMarked
      ? [row.trimEnd(), `  ${' '.repeat(width)} | ${carets(problem, text, cut)}`]
      : [row.trimEnd()]
  })
}
