import { promises as fs } from 'node:fs'
import path from 'node:path'

/** Files that have been made, by what they were made from. */
export interface FileCache {
  /**
   * Makes a file of the cache unless it is there.
   *
   * @param name says all that the file is made from
   * @returns path of the file
   */
  once: (name: string, make: (file: string) => Promise<unknown>) => Promise<string>
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/**
 * Opens a folder of such files. Each is made under a name of its own first: a run that is cut off must not
 * leave half a file behind.
 */
export const openCache = (folder: string): FileCache => ({
  once: async (name, make) => {
    const file = path.join(folder, name)
    if (await exists(file)) return file
    const unfinished = `${file}.${process.pid}`
    await fs.mkdir(folder, { recursive: true })
    try {
      await make(unfinished)
      await fs.rename(unfinished, file)
    } finally {
      // On a full disk, half a picture would keep the place.
      await fs.rm(unfinished, { force: true })
    }
    return file
  },
})
