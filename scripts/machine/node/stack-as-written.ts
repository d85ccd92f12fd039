import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in a stack: `file:///…/Preisliste.js:12:3`. */
const PLACE = /(file:\/\/[^\s()]+?):(\d+):(\d+)/g

const mapBeside = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined
  }
}

const placeAsWritten = (address: string, line: number, column: number): string | undefined => {
  const file = fileURLToPath(address)
  const found = mapBeside(file)?.findEntry(line - 1, column - 1)
  if (!found || !('originalSource' in found)) return undefined
  const { originalSource, originalLine, originalColumn } = found
  const source = path.resolve(path.dirname(file), originalSource).replaceAll('\\', '/')
  return `${source}:${originalLine + 1}:${originalColumn + 1}`
}

/**
 * A stack with the places at which its code was written, where maps lie beside what was compiled. Read only once
 * something has failed: to follow maps from the start slows down all that runs.
 */
export const stackAsWritten = (stack: string): string =>
  stack.replace(
    PLACE,
    (place, address: string, line: string, column: string) =>
      placeAsWritten(address, Number(line), Number(column)) ?? place,
  )
