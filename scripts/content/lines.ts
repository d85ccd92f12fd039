import type { Range } from './source-file.ts'

/** One line of a text, without its line break. */
export interface Line {
  text: string
  start: number
}

export const linesOf = (text: string): Line[] => {
  let start = 0
  return text.split('\n').map((line) => {
    const entry = { text: line.replace(/\r$/, ''), start }
    start += line.length + 1
    return entry
  })
}

export const lineIndexAt = (lines: Line[], offset: number): number =>
  Math.max(
    lines.findLastIndex(({ start }) => start <= offset),
    0,
  )

/** A line from its first to its last visible character. */
export const wholeLine = ({ text, start }: Line): Range => {
  const indent = text.length - text.trimStart().length
  return { start: start + indent, end: start + text.trimEnd().length }
}

export const indentOf = (text: string) => text.length - text.trimStart().length

/** The last line before this one that is neither empty nor a comment. */
export const previousLine = (lines: Line[], index: number) =>
  lines.slice(0, index).findLast(({ text }) => /^\s*[^\s#]/.test(text))
