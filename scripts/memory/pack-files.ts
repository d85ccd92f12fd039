import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../machine/files/make-folder.ts'

/** Where a text lies: in which pack, and where in it, in bytes. */
export interface Place {
  pack: string
  start: number
  length: number
}

const [TEXTS, INDEX] = ['.pack', '.index']

const textsOf = (folder: string, pack: string) => path.join(folder, pack + TEXTS)
const indexOf = (folder: string, pack: string) => path.join(folder, pack + INDEX)

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** How many bytes of texts a pack has. */
export const textsIn = (folder: string, pack: string): number => sizeOf(textsOf(folder, pack))

/** A pack as it lies in its folder. */
export interface ListedPack {
  name: string
  /** Of its texts. */
  bytes: number
  /** Of its index: it only grows. */
  indexed: number
  /** When something was added last, in milliseconds since 1970. */
  modified: number
}

/** The packs in a folder; none where it is not there. */
export const listPacks = (folder: string): ListedPack[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    .filter((file) => file.endsWith(INDEX))
    .map((file) => path.basename(file, INDEX))
    .map((name) => {
      const index = fs.statSync(indexOf(folder, name), { throwIfNoEntry: false })
      return {
        name,
        bytes: textsIn(folder, name),
        indexed: index?.size ?? 0,
        modified: index?.mtimeMs ?? 0,
      }
    })

/** `name start length`, a line for each text; a killed process may have left half of the last one. */
const ROW = /^(\S+) (\d+) (\d+)\n/gm

/** What a pack holds. */
export const readIndex = (folder: string, pack: string): [name: string, Place][] => {
  try {
    const rows = fs.readFileSync(indexOf(folder, pack), 'utf8').matchAll(ROW)
    return [...rows].map(([, name = '', start, length]) => [
      name,
      { pack, start: Number(start), length: Number(length) },
    ])
  } catch {
    return []
  }
}

/** The bytes at a place; nothing where they are gone. */
export const readPlace = (folder: string, { pack, start, length }: Place): Buffer | undefined => {
  let file: number | undefined
  try {
    file = fs.openSync(textsOf(folder, pack), 'r')
    const bytes = Buffer.allocUnsafe(length)
    return fs.readSync(file, bytes, 0, length, start) === length ? bytes : undefined
  } catch {
    return undefined
  } finally {
    if (file !== undefined) fs.closeSync(file)
  }
}

/** Adds texts behind those that a pack holds, `end` bytes, and then says where they are. */
export const appendTo = (
  folder: string,
  pack: string,
  texts: ReadonlyMap<string, Buffer>,
  end: number,
): [name: string, Place][] => {
  let start = end
  const rows = [...texts].map(([name, { length }]): [string, Place] => {
    start += length
    return [name, { pack, start: start - length, length }]
  })
  makeFolder(folder)
  fs.appendFileSync(textsOf(folder, pack), Buffer.concat([...texts.values()]))
  const lines = rows.map(([name, place]) => `${name} ${place.start} ${place.length}\n`)
  fs.appendFileSync(indexOf(folder, pack), lines.join(''))
  return rows
}

/** Where another process has it open, it may have to stay. */
const remove = (file: string): void => {
  try {
    fs.rmSync(file)
  } catch {
    // The next one clears it away.
  }
}

export const removePack = (folder: string, pack: string): void => {
  remove(indexOf(folder, pack))
  remove(textsOf(folder, pack))
}

/** Nobody takes so long to write an index, in milliseconds. */
const HOUR = 3_600_000

/** Removes what belongs to no pack: what killed processes and earlier versions have left. */
export const clearStrays = (folder: string, packs: ReadonlySet<string>): void => {
  const isStray = (file: string): boolean => {
    const { name } = path.parse(file)
    const modified = fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs
    return !packs.has(name) && modified !== undefined && Date.now() - modified > HOUR
  }
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  for (const file of names.filter(isStray)) remove(path.join(folder, file))
}
