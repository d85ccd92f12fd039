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
  const handle = await fs.open(file, 'a')
  if (isNew) await syncFolder(folder)
  return handle
}

/**
 * Opens a journal. Records that arrive while the disk is busy are written together: one `fsync`
 * serves them all, and none is reported before it.
 */
export const openJournal = (file: string): Journal => {
  let queue: Waiting[] = []
  let busy = false
  // The file may end in half a line from a crash: a line break first keeps it apart.
  let clean = false

  const write = async (lines: string[]): Promise<void> => {
    const text = lines.map((line) => `${line}\n`).join('')
    const start = clean ? '' : '\n'
    clean = false
    // Opened for each batch: what somebody has deleted in the meantime would take no record.
    const target = await open(file)
    try {
      await target.appendFile(start + text)
      await target.sync()
    } finally {
      await target.close()
    }
    clean = true
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
