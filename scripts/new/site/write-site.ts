import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Files } from './create-site.ts'
import { words } from './words.ts'

/** What the folder of a fresh clone holds does not count. */
const isOwn = (name: string) => name !== '.git'

/** Why nothing can be made in a folder; nothing where it is empty or not there. */
export const refuseFolder = async (folder: string): Promise<string | undefined> => {
  try {
    return (await fs.readdir(folder)).some(isOwn) ? words.notEmpty(folder) : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return words.noFolder(folder)
    if (code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes files below a folder; one that is there by then is left alone, and rejects. */
export const writeSite = async (folder: string, files: Files): Promise<void> => {
  for (const [name, text] of files) {
    const location = path.join(folder, name)
    await fs.mkdir(path.dirname(location), { recursive: true })
    await fs.writeFile(location, text, { flag: 'wx' })
  }
}
