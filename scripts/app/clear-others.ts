import { promises as fs } from 'node:fs'
import path from 'node:path'
import { isDigest } from '../machine/digest.ts'
import { isAbandoned } from '../machine/files/own-mark.ts'

/** So many earlier ones stay: a process that began before may still read its own. */
const KEPT = 5

/** The folders in a folder with their time, the newest first. */
const byAge = async (parent: string) => {
  const names = await fs.readdir(parent).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const stats = await fs.stat(path.join(parent, name)).catch(() => undefined)
      return stats ? [{ name, modified: stats.mtimeMs }] : []
    }),
  )
  return found.flat().toSorted((a, b) => b.modified - a.modified)
}

/** `state.mark` is being written by the process of that mark. */
const markOf = (name: string): string | undefined => name.split('.')[1]

/**
 * Clears away what was compiled for states of the sources that are gone. What another process writes
 * stays, and so do the last few, and what has no name of a state: the folder may be a link to somewhere else.
 *
 * @param state of the sources as they are
 */
export const clearOthers = async (parent: string, state: string): Promise<void> => {
  const folders = await byAge(parent)
  const finished = folders.filter(({ name }) => isDigest(name) && name !== state)
  const abandoned = folders.filter(({ name, modified }) => {
    const mark = markOf(name)
    return mark !== undefined && isAbandoned(mark, modified)
  })
  await Promise.all(
    [...finished.slice(KEPT), ...abandoned].map(({ name }) =>
      fs.rm(path.join(parent, name), { recursive: true, force: true }),
    ),
  )
}
