import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../machine/make-folder.ts'
import { onceReleased } from '../machine/once-released.ts'

const syncFolder = async (folder: string): Promise<void> => {
  // Windows can't open folders; there the file system keeps the new name by itself.
  const handle = await fs.open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Opens a file to which lines are only ever added; makes it, for this user alone, where there is none. */
export const openJournal = async (file: string): Promise<fs.FileHandle> => {
  const folder = path.dirname(file)
  makeFolder(folder, 0o700)
  const handle = await fs.open(file, 'a+', 0o600)
  const { size } = await handle.stat()
  if (size === 0) await syncFolder(folder)
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
