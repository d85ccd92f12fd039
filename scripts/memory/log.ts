import { promises as fs } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { ownMark } from '../machine/own-mark.ts'

/** A record as a line of the log: `checksum name rest`, parted by tabs. */
export interface Line {
  name: string
  rest: string
}

/** Names come from content, and may hold what parts lines. */
const plain = (name: string): string => JSON.stringify(name).slice(1, -1)

const write = ({ name, rest }: Line): string => {
  const body = `${plain(name)}\t${rest}`
  return `${crc32(body).toString(36)}\t${body}\n`
}

/** The line, if it is whole; what a killed process or a damaged disk has left of others, is none. */
const read = (text: string): Line | undefined => {
  const first = text.indexOf('\t')
  const second = text.indexOf('\t', first + 1)
  if (second < 0) return undefined
  const body = text.slice(first + 1)
  if (crc32(body).toString(36) !== text.slice(0, first)) return undefined
  const name = body.slice(0, second - first - 1)
  return {
    name: name.includes('\\') ? JSON.parse(`"${name}"`) : name,
    rest: text.slice(second + 1),
  }
}

/** The lines of a log in the order in which they were written; none where there is no log. */
export const readLog = async (file: string): Promise<Line[]> => {
  const text = await fs.readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => read(line) ?? [])
}

/** Adds lines in one piece: what another process adds at the same time stands before or behind them. */
export const appendLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  await fs.mkdir(path.dirname(file), { recursive: true })
  // A killed process may have left half a line.
  await fs.appendFile(file, `\n${lines.map(write).join('')}`)
}

/** Writes the log anew, beside and renamed: another process may be reading it. */
export const replaceLog = async (file: string, lines: readonly Line[]): Promise<void> => {
  const unfinished = `${file}.${ownMark}`
  await fs.mkdir(path.dirname(file), { recursive: true })
  try {
    await fs.writeFile(unfinished, lines.map(write).join(''))
    await fs.rename(unfinished, file)
  } finally {
    await fs.rm(unfinished, { force: true })
  }
}
