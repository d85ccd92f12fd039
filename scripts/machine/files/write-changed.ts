import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Writes a file; leaves one with the same text alone, so that what watches it stays calm. */
export const writeChanged = async (location: string, text: string): Promise<void> => {
  const before = await fs.readFile(location, 'utf8').catch(() => undefined)
  if (before === text) return
  makeFolder(path.dirname(location))
  await fs.writeFile(location, text)
}
