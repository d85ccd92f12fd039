import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../machine/files/make-folder.ts'
import { fileOnWay } from '../../problem/explain-disk-fault.ts'
import { foldersOf } from '../../site/folders-of.ts'
import type { Files } from './create-site.ts'
import { words } from './words.ts'

/** What the folder of a fresh clone holds does not count. */
const isOwn = (name: string) => name !== '.git'

/** What only a shell, or only Windows, takes for a way: no question and no quotation mark turns it into one. */
const isElsewhere = (folder: string): boolean =>
  folder.split(path.sep).includes('~') || (path.sep === '/' && folder.includes('\\'))

/** Why nothing can be made in a folder; nothing where it is empty or not there. */
export const refuseFolder = async (folder: string): Promise<string | undefined> => {
  if (isElsewhere(folder)) return words.elsewhere(folder)
  try {
    return (await fs.readdir(folder)).some(isOwn) ? words.notEmpty(folder) : undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return words.noFolder(fileOnWay(folder) ?? folder)
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

/** Half a site would keep the next attempt from its folder. */
const takeBack = async (folder: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await fs.rm(path.join(folder, name), { force: true })
  // What somebody else has put there stays, with its folder.
  for (const name of foldersOf(names).toReversed())
    await fs.rmdir(path.join(folder, name)).catch(() => undefined)
}

/**
 * Writes files below a folder; one that is there by then is left alone. Where the disk refuses one, none is left.
 *
 * @param copied a file that is to lie there as well
 * @returns why nothing more was written, where somebody else has begun to write there
 */
export const writeSite = async (
  folder: string,
  files: Files,
  copied?: string,
): Promise<string | undefined> => {
  const inOrder = [...files].toSorted(([a], [b]) => firstOf(a) - firstOf(b))
  const begun: string[] = []
  try {
    for (const [name, text] of inOrder) {
      begun.push(name)
      await writeNew(path.join(folder, name), text)
    }
    if (copied === undefined) return undefined
    begun.push(path.basename(copied))
    await fs.copyFile(copied, path.join(folder, path.basename(copied)))
    return undefined
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && syscall === 'open') return words.notEmpty(folder)
    await takeBack(folder, begun).catch(() => undefined)
    throw error
  }
}
