import { readFileSync } from 'node:fs'
import path from 'node:path'
import { frameAround } from '../problem/frame.ts'
import { frameOf } from '../report/frame.ts'

/** What the bundler says of a fault in sources, and where it is, as far as it knows. */
export interface SourceFault {
  said: string
  file?: string
  /** From 1. */
  line?: number
  column?: number
}

/** It draws a picture of the lines below the place: `╭─[ blocks/preisliste/schema.ts:2:14 ]`. */
const DRAWN = /╭─\[ (.+):(\d+):(\d+) \]/

/** Up to its picture, or its own way there; what stands in brackets before it is the part that found it. */
const sentenceOf = (text: string): string =>
  text
    .split(/\n[^\n]*╭|\nStack backtrace/)[0]
    ?.replace(/^\s*\[[^\]]+\]\s*/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ') ?? ''

interface Told {
  id?: unknown
  loc?: { file?: unknown; line?: unknown; column?: unknown } | null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * Where it draws nothing it says it beside its words; a module may be a part of a file: `style.css?inline`, or be
 * made of several. It counts columns from 0.
 */
const besideIt = ({ id, loc }: Told): Omit<SourceFault, 'said'> => {
  const module = loc?.file ?? id
  return {
    ...(typeof module === 'string' && { file: module.replace(/\?.*/, '') }),
    ...(isNumber(loc?.line) && isNumber(loc.column) && { line: loc.line, column: loc.column + 1 }),
  }
}

/** @param text the error's words, without colours */
export const sourceFaultOf = (error: unknown, text: string): SourceFault => {
  const said = sentenceOf(text)
  const [, file, line, column] = DRAWN.exec(text) ?? []
  if (file === undefined) return { said, ...besideIt(error as Told) }
  return { said, file: path.resolve(file), line: Number(line), column: Number(column) }
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, column - 1)

/** The line with its neighbours, and a mark below the place. */
export const linesAround = ({ file, line, column }: SourceFault): string[] => {
  const text = file === undefined ? undefined : read(file)
  if (text === undefined || line === undefined || column === undefined) return []
  const end = { line, column: column + 1 }
  const frame = frameAround(text, { line, column }, end, offsetOf(text, line, column))
  return frameOf({ line, column, end, frame })
}
