import { type Position, positionAt, type Range, type SourceFile } from './source-file.ts'

export type Severity = 'error' | 'warning'

/** What is wrong, in the editors' language; `hint` says what to do. See `messages.ts`. */
export interface Wording {
  code: string
  message: string
  hint: string
}

/** The lines around a problem as they stand in its file. */
export interface Frame {
  /** Number of the first of them. */
  first: number
  lines: string[]
}

/** One thing that is wrong with the content, with its place. `end` is exclusive. */
export interface Problem extends Wording, Position {
  file: string
  severity: Severity
  end: Position
  /** Missing for a problem of a whole file. */
  frame?: Frame
}

/** The line and its neighbours. */
const frameAround = (text: string, line: number): Frame => {
  const first = Math.max(line - 1, 1)
  const lines = text.split(/\r?\n/).slice(first - 1, line + 1)
  return { first, lines: lines.at(-1) === '' ? lines.slice(0, -1) : lines }
}

/** A problem at a place in a file. */
export const problemAt = (
  file: SourceFile,
  range: Range,
  wording: Wording,
  severity: Severity = 'error',
): Problem => {
  const start = positionAt(file.text, range.start)
  return {
    file: file.path,
    ...start,
    end: positionAt(file.text, Math.max(range.end, range.start)),
    frame: frameAround(file.text, start.line),
    severity,
    ...wording,
  }
}

/** A problem of a whole file, such as one that is missing. */
export const problemOfFile = (
  path: string,
  wording: Wording,
  severity: Severity = 'error',
): Problem => ({
  file: path,
  line: 1,
  column: 1,
  end: { line: 1, column: 1 },
  severity,
  ...wording,
})

/** By file, then by place; an editor reads a file from top to bottom. */
export const inReadingOrder = (problems: Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.code.localeCompare(b.code),
  )

const comesBefore = (a: Position, b: Position) =>
  a.line < b.line || (a.line === b.line && a.column < b.column)

const overlaps = (a: Problem, b: Problem): boolean =>
  a.file === b.file && !comesBefore(a.end, b) && !comesBefore(b.end, a)

/** Problems that don't stand where an earlier stage has found the cause. */
export const withoutAftermath = (problems: Problem[], causes: readonly Problem[]): Problem[] =>
  problems.filter((problem) => !causes.some((cause) => overlaps(problem, cause)))

/** Whether any of the problems keeps the site from being made. */
export const hasErrors = (problems: Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error')
