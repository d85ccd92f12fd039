import type { Problem } from '../problem/problem.ts'

/** Lines longer than this are cut around what is marked. */
const WIDEST = 100

/** Signs that nobody sees, as signs of one column. */
const visible = (text: string) =>
  text
    .replace(/\t/g, '→')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, '␣')
    .replace(/[\u200b\u200c\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '◦')

/** The part of every line that is shown: from which column on. */
const cutFrom = ({ column, end, line }: Problem): number => {
  const last = end.line === line ? end.column : column
  if (last <= WIDEST) return 0
  return Math.max(Math.min(column - 20, last - WIDEST), 0)
}

const cut = (text: string, from: number): string => {
  const part = text.slice(from, from + WIDEST)
  const before = from > 0 && part !== '' ? `…${part.slice(1)}` : part
  return text.length > from + WIDEST ? `${before}…` : before
}

/** `^^^` below the marked characters; up to the end of the line where they go on below it. */
const carets = ({ line, column, end }: Problem, text: string, from: number): string => {
  const last = end.line === line ? end.column : text.trimEnd().length + 1
  const length = Math.min(Math.max(last - column, 1), WIDEST)
  return `${' '.repeat(Math.max(column - 1 - from, 0))}${'^'.repeat(length)}`
}

/**
 * The line of a problem with its number and the exact characters marked, between the lines around it.
 * Nothing for a problem of a whole file.
 */
export const frameOf = (problem: Problem): string[] => {
  const { frame, line } = problem
  if (!frame) return []
  const from = cutFrom(problem)
  const width = String(frame.first + frame.lines.length - 1).length
  return frame.lines.flatMap((text, index) => {
    const number = frame.first + index
    const isMarked = number === line
    const row = `${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${cut(visible(text), from)}`
    return isMarked
      ? [row.trimEnd(), `  ${' '.repeat(width)} | ${carets(problem, text, from)}`]
      : [row.trimEnd()]
  })
}
