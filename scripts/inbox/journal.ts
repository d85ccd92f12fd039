import { promises as fs } from 'node:fs'
import path from 'node:path'

/** A file to which records are only ever added, one line of JSON each. */
export interface Journal {
  /** Resolves once the disk has the record; rejects where it does not. */
  append: (record: object) => Promise<void>
}

interface Waiting {
  line: string
  resolve: () => void
  reject: (error: unknown) => void
}

const syncFolder = async (folder: string): Promise<void> => {
  // Windows can't open folders; there the file system keeps the new name by itself.
  const handle = await fs.open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

const isMissing = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => false,
    () => true,
  )

const open = async (file: string): Promise<fs.FileHandle> => {
  const folder = path.dirname(file)
  const isNew = await isMissing(file)
  if (isNew) await fs.mkdir(folder, { recursive: true })
  const handle = await fs.open(file, 'a+')
  if (isNew) await syncFolder(folder)
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
 * Appends all of a text or nothing: a disk that gets full takes a part of it, and whoever is told that
 * it failed sends it again.
 */
const appendWhole = async (target: fs.FileHandle, text: string): Promise<void> => {
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

/**
 * Opens a journal. Records that arrive while the disk is busy are written together: one `fsync`
 * serves them all, and none is reported before it.
 */
export const openJournal = (file: string): Journal => {
  let queue: Waiting[] = []
  let busy = false

  const write = async (lines: string[]): Promise<void> => {
    // The file may end in half a line, of this program or another: a line break first keeps it apart.
    const text = ['', ...lines, ''].join('\n')
    // Opened for each batch: what somebody has deleted in the meantime would take no record.
    const target = await open(file)
    try {
      await appendWhole(target, text)
    } finally {
      await target.close()
    }
  }

  const flush = async (): Promise<void> => {
    busy = true
    while (queue.length > 0) {
      const batch = queue
      queue = []
      await write(batch.map(({ line }) => line)).then(
        () => batch.forEach(({ resolve }) => void resolve()),
        (error) => batch.forEach(({ reject }) => void reject(error)),
      )
    }
    busy = false
  }

  const append = (record: object) =>
    new Promise<void>((resolve, reject) => {
      queue.push({ line: JSON.stringify(record), resolve, reject })
      if (!busy) void flush()
    })

  return { append }
}
