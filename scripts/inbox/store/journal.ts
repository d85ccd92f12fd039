import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { makeFolder } from '../../machine/files/make-folder.ts'
import { onceReleased } from '../../machine/files/once-released.ts'

const syncFolder = async (folder: string): Promise<void> => {
  // Windows can't open folders; there the file system keeps the new name by itself.
  const handle = await fs.open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Has git leave out all that is in a folder, whatever the company's own list says, which may have got lost. */
const keepFromGit = (folder: string): Promise<void> =>
  fs.writeFile(path.join(folder, '.gitignore'), '*\n', { mode: 0o600 })

/** Opens a file to which lines are only ever added; makes it, for this user alone, where there is none. */
export const openJournal = async (file: string): Promise<fs.FileHandle> => {
  const folder = path.dirname(file)
  makeFolder(folder, 0o700)
  const handle = await fs.open(file, 'a+', 0o600)
  const { size } = await handle.stat()
  if (size === 0) {
    await keepFromGit(folder)
    await syncFolder(folder)
  }
  return handle
}

/** Takes back what a file has of a text since it had `size` bytes; nothing where another has written. */
const takeBack = async (target: fs.FileHandle, size: number, text: string): Promise<void> => {
  const end = (await target.stat()).size
  const added = Buffer.alloc(end - size)
  await target.read(added, 0, added.length, size)
  if (Buffer.from(text).subarray(0, added.length).equals(added)) await target.truncate(size)
}

/**
 * Appends all of a record, as a line of JSON, or nothing; resolves once the disk has it. A disk that
 * gets full takes a part of it, and whoever is told that it failed sends it again.
 */
export const appendLine = async (target: fs.FileHandle, record: object): Promise<void> => {
  // The file may end in half a line, of this program or another: a line break first keeps it apart.
  const text = `\n${JSON.stringify(record)}\n`
  const { size } = await target.stat()
  try {
    await target.appendFile(text)
    await target.sync()
  } catch (error) {
    // A disk that refuses this as well leaves half a line, which costs no other.
    await takeBack(target, size, text).catch(() => undefined)
    throw error
  }
}

/** What a journal holds. */
interface Journal<Kept> {
  /** In the order in which they came. */
  records: Kept[]
  /** Lines that can't be read, such as one that a crash cut off. */
  damaged: number
}

/** Reads the text of a journal; a damaged line costs no other. */
export const parseJournal = <Kept>(text: string, schema: z.ZodType<Kept>): Journal<Kept> => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const records = lines.flatMap((line): Kept[] => {
    try {
      return [schema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
  return { records, damaged: lines.length - records.length }
}

/** Reads a journal; nothing where there is none. What can't be read now is not taken for one that is empty. */
export const readJournal = async <Kept>(
  file: string,
  schema: z.ZodType<Kept>,
): Promise<Journal<Kept>> => {
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return parseJournal(text, schema)
}

/** Writes a file anew with these records: all of it, or none. */
export const rewriteJournal = async (file: string, records: readonly object[]): Promise<void> => {
  const next = `${file}.next`
  await fs.rm(next, { force: true })
  const journal = await openJournal(next)
  try {
    for (const each of records) await appendLine(journal, each)
  } finally {
    await journal.close()
  }
  await onceReleased(() => fs.rename(next, file))
}
