import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../machine/make-folder.ts'
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

const writeNew = async (location: string, text: string): Promise<void> => {
  makeFolder(path.dirname(location))
  await fs.writeFile(location, text, { flag: 'wx' })
}

/** In every repository: whoever writes it first has the folder. */
const FIRST = 'package.json'

const firstOf = (name: string): number => (name === FIRST ? 0 : 1)

/**
 * Writes files below a folder; one that is there by then is left alone.
 *
 * @returns why nothing more was written, where somebody else has begun to write there
 */
export const writeSite = async (folder: string, files: Files): Promise<string | undefined> => {
  const inOrder = [...files].toSorted(([a], [b]) => firstOf(a) - firstOf(b))
  try {
    for (const [name, text] of inOrder) await writeNew(path.join(folder, name), text)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && syscall === 'open') return words.notEmpty(folder)
    throw error
  }
}
