import { promises as fs } from 'node:fs'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/** Days: what nobody has wanted for so long, is made again by whoever wants it. */
const LONGEST = 60

const ageOf = async (location: string): Promise<number> => {
  const stats = await fs.stat(location).catch(() => undefined)
  return stats ? (Date.now() - stats.mtimeMs) / DAY : 0
}

/** Says that a file is used; once a day is enough. */
export const noteUse = async (file: string): Promise<void> => {
  const now = new Date()
  // Where it can't be noted, it is made again some day.
  if ((await ageOf(file)) > 1) await fs.utimes(file, now, now).catch(() => undefined)
}

/** Removes files and folders that have not been used for a long time. */
export const clearUnused = async (locations: readonly string[]): Promise<void> => {
  for (const location of locations)
    if ((await ageOf(location)) > LONGEST) await fs.rm(location, { recursive: true, force: true })
}

/** What lies in a folder. */
export const locationsIn = async (folder: string): Promise<string[]> => {
  const names = await fs.readdir(folder).catch(() => [])
  return names.map((name) => path.join(folder, name))
}
