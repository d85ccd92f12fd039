import { promises as fs } from 'node:fs'
import path from 'node:path'
import { isAbandoned } from './own-mark.ts'

/** When a file or folder came to its name, or got its last file: what is renamed keeps the time of its files. */
const lastTouched = async (folder: string): Promise<number | undefined> => {
  const stats = await fs.stat(folder).catch(() => undefined)
  return stats && Math.max(stats.mtimeMs, stats.ctimeMs)
}

/** Files and folders that a run which is gone has left, by what stands before and behind its mark. */
export const findLeftovers = async (prefix: string, suffix = ''): Promise<string[]> => {
  const folder = path.dirname(prefix)
  const start = path.basename(prefix)
  const names = await fs.readdir(folder).catch(() => [])
  const found = names.filter((name) => name.startsWith(start) && name.endsWith(suffix))
  const judged = await Promise.all(
    found.map(async (name) => {
      const mark = name.slice(start.length, name.length - suffix.length)
      const modified = await lastTouched(path.join(folder, name))
      return modified !== undefined && isAbandoned(mark, modified) ? path.join(folder, name) : []
    }),
  )
  return judged.flat()
}

/** Removes what runs that are gone have left; what belongs to a living one stays, and what can't be removed. */
export const clearLeftovers = async (...where: Parameters<typeof findLeftovers>): Promise<void> => {
  for (const leftover of await findLeftovers(...where)) {
    await fs.rm(leftover, { recursive: true, force: true }).catch(() => undefined)
  }
}
