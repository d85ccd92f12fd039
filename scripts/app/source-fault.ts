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

/** A module that the program writes itself stands in no file. */
const UNWRITTEN = '\\0virtual:'

/** Up to its picture, or its own way there; what stands in brackets before it is the part that found it. */
const sentenceOf = (text: string): string =>
  text
    .split(/\n[^\n]*╭|\nStack backtrace/)[0]
    ?.replace(/^\s*\[[^\]]+\]\s*/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ') ?? ''

interface BundlerLog {
  id?: unknown
  loc?: { file?: unknown; line?: unknown; column?: unknown } | null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * Where it draws nothing it says it beside its words; a module may be a part of a file: `style.css?inline`, or be
 * made of several. It counts columns from 0.
 */
const besideIt = ({ id, loc }: BundlerLog): Omit<SourceFault, 'said'> => {
  const module = loc?.file ?? id
  return {
    ...(typeof module === 'string' && { file: module.replace(/\?.*/, '') }),
    ...(isNumber(loc?.line) && isNumber(loc.column) && { line: loc.line, column: loc.column + 1 }),
  }
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** What is imported and not there; its place is told as it is in what the file has been compiled to. */
const NOT_EXPORTED = /^"([\w$]+)" is not exported by /

/** The place of a name in a file as it was written. */
const placeOfName = (file: string, name: string): Pick<SourceFault, 'line' | 'column'> => {
  const lines = read(file)?.split('\n') ?? []
  const isNamed = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)
  const index = lines.findIndex((line) => isNamed.test(line))
  return index < 0 ? {} : { line: index + 1, column: (lines[index]?.search(isNamed) ?? 0) + 1 }
}

/** Where the bundler says it is. */
const toldPlace = (error: unknown, text: string): Omit<SourceFault, 'said'> => {
  const [, file, line, column] = DRAWN.exec(text) ?? []
  if (file === undefined) return besideIt(error as BundlerLog)
  if (file.includes(UNWRITTEN)) return {}
  return { file: path.resolve(file), line: Number(line), column: Number(column) }
}

/** @param text the error's words, without colours */
export const sourceFaultOf = (error: unknown, text: string): SourceFault => {
  const said = sentenceOf(text)
  const place = toldPlace(error, text)
  const [, name] = NOT_EXPORTED.exec(said) ?? []
  if (name === undefined || place.file === undefined) return { said, ...place }
  return { said, file: place.file, ...placeOfName(place.file, name) }
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
