import { promises as fs } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { makeFolder } from '../machine/files/make-folder.ts'
import { onceReleased } from '../machine/files/once-released.ts'
import { ownMark } from '../machine/files/own-mark.ts'

/** A record of the log, `checksum name rest`, parted by tabs: bytes, because few are looked into. */
export type Line = Uint8Array

/** What a log holds. */
export interface Log {
  /** The last line of each name, which may be damaged. */
  lines: Map<string, Line>
  /** Of all lines. */
  bytes: number
}

const [TAB, NEWLINE] = [0x09, 0x0a]

/** Names come from content, and may hold what parts lines. */
const plain = (name: string): string => JSON.stringify(name).slice(1, -1)

const named = (text: string): string => (text.includes('\\') ? JSON.parse(`"${text}"`) : text)

/** @param rest has no line breaks */
export const writeLine = (name: string, rest: string): Line => {
  const body = Buffer.from(`${plain(name)}\t${rest}`)
  const sum = Buffer.from(`${crc32(body).toString(36)}\t`)
  // In memory of its own: short buffers lie in blocks, which stay for as long as anything in them is held.
  const line = Buffer.allocUnsafeSlow(sum.length + body.length + 1)
  sum.copy(line)
  body.copy(line, sum.length)
  line[line.length - 1] = NEWLINE
  return line
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Line): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

/** What a line holds, if it is whole: a killed process or a damaged disk may have left less. */
export const restOf = (line: Line): string | undefined => {
  const bytes = asBuffer(line)
  const first = bytes.indexOf(TAB)
  const body = bytes.subarray(first + 1, bytes.length - 1)
  if (crc32(body).toString(36) !== bytes.toString('latin1', 0, first)) return undefined
  return body.toString('utf8', body.indexOf(TAB) + 1)
}

/** Whether what a line holds begins with these words; the rest of it may be damaged. */
export const beginsWith = (line: Line, words: string): boolean => {
  const bytes = asBuffer(line)
  const start = bytes.indexOf(TAB, bytes.indexOf(TAB) + 1) + 1
  return bytes.subarray(start, start + Buffer.byteLength(words)).equals(Buffer.from(words))
}

const nameOf = (line: Buffer): string | undefined => {
  const first = line.indexOf(TAB)
  const second = line.indexOf(TAB, first + 1)
  if (second < 0) return undefined
  try {
    return named(line.toString('utf8', first + 1, second))
  } catch {
    return undefined
  }
}

/** The last line of each name. */
export const linesIn = (content: Uint8Array): Log['lines'] => {
  const bytes = asBuffer(content)
  const lines: Log['lines'] = new Map()
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, start)
    const end = found < 0 ? bytes.length : found + 1
    const line = bytes.subarray(start, end)
    const name = nameOf(line)
    if (name !== undefined) lines.set(name, line)
    start = end
  }
  return lines
}

/** The lines of a log; none where there is no log. */
export const readLog = async (file: string): Promise<Log> => {
  const bytes = await fs.readFile(file).catch(() => Buffer.alloc(0))
  return { lines: linesIn(bytes), bytes: bytes.length }
}

/** So many lines are written at a time. */
const BATCH = 1000

const writeTo = async (file: string, flag: 'a' | 'w', lines: readonly Line[]): Promise<void> => {
  const handle = await fs.open(file, flag)
  try {
    // A killed process may have left half a line.
    await handle.appendFile('\n')
    for (let at = 0; at < lines.length; at += BATCH)
      await handle.appendFile(Buffer.concat(lines.slice(at, at + BATCH)))
  } finally {
    await handle.close()
  }
}

/** Adds lines: what another process adds at the same time stands before, between or behind them. */
export const appendLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  makeFolder(path.dirname(file))
  await writeTo(file, 'a', lines)
}

/** Writes the log anew, beside and renamed: another process may be reading it. */
export const replaceLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  const unfinished = `${file}.${ownMark}`
  makeFolder(path.dirname(file))
  try {
    await writeTo(unfinished, 'w', lines)
    await onceReleased(() => fs.rename(unfinished, file))
  } finally {
    await fs.rm(unfinished, { force: true })
  }
}
