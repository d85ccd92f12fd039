import { promises as fs } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { ownMark } from '../machine/own-mark.ts'

/** A record of the log. Bytes, because most records are not looked into, and there may be many. */
export interface Line {
  name: string
  rest: Uint8Array
}

const [TAB, NEWLINE] = [0x09, 0x0a]

/** Names come from content, and may hold what parts lines. */
const plain = (name: string): string => JSON.stringify(name).slice(1, -1)

const named = (text: string): string => (text.includes('\\') ? JSON.parse(`"${text}"`) : text)

/** `checksum name rest`, parted by tabs. */
const write = ({ name, rest }: Line): Buffer => {
  const body = Buffer.concat([Buffer.from(`${plain(name)}\t`), rest])
  return Buffer.concat([Buffer.from(`${crc32(body).toString(36)}\t`), body, Buffer.from([NEWLINE])])
}

/** The line, if it is whole; what a killed process or a damaged disk has left of others, is none. */
const read = (line: Buffer): Line | undefined => {
  const first = line.indexOf(TAB)
  const second = line.indexOf(TAB, first + 1)
  if (second < 0) return undefined
  const body = line.subarray(first + 1)
  if (crc32(body).toString(36) !== line.toString('latin1', 0, first)) return undefined
  try {
    return {
      name: named(line.toString('utf8', first + 1, second)),
      rest: line.subarray(second + 1),
    }
  } catch {
    return undefined
  }
}

/** The lines of a log in the order in which they were written; none where there is no log. */
export const readLog = async (file: string): Promise<Line[]> => {
  const bytes = await fs.readFile(file).catch(() => Buffer.alloc(0))
  const lines: Line[] = []
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, start)
    const end = found < 0 ? bytes.length : found
    const line = read(bytes.subarray(start, end))
    if (line) lines.push(line)
    start = end + 1
  }
  return lines
}

/** So many lines are written at a time. */
const BATCH = 1000

const writeTo = async (file: string, flag: 'a' | 'w', lines: readonly Line[]): Promise<void> => {
  const handle = await fs.open(file, flag)
  try {
    // A killed process may have left half a line.
    await handle.appendFile('\n')
    for (let at = 0; at < lines.length; at += BATCH)
      await handle.appendFile(Buffer.concat(lines.slice(at, at + BATCH).map(write)))
  } finally {
    await handle.close()
  }
}

/** Adds lines: what another process adds at the same time stands before, between or behind them. */
export const appendLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  await fs.mkdir(path.dirname(file), { recursive: true })
  await writeTo(file, 'a', lines)
}

/** Writes the log anew, beside and renamed: another process may be reading it. */
export const replaceLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  const unfinished = `${file}.${ownMark}`
  await fs.mkdir(path.dirname(file), { recursive: true })
  try {
    await writeTo(unfinished, 'w', lines)
    await fs.rename(unfinished, file)
  } finally {
    await fs.rm(unfinished, { force: true })
  }
}
