import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'

const stateOf = async (location: string): Promise<string> => {
  const { mtimeMs, size } = await fs.stat(location)
  return `${location}:${mtimeMs}:${size}`
}

const filesIn = async (location: string): Promise<string[]> => {
  if ((await fs.stat(location)).isFile()) return [location]
  const entries = await fs.readdir(location, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** A name for the state of files and all files of folders: another one whenever one is written. */
export const stateOfSources = async (locations: readonly string[]): Promise<string> => {
  const files = (await Promise.all(locations.map(filesIn))).flat()
  const states = await Promise.all(files.map(stateOf))
  return createHash('sha256').update(states.join('\n')).digest('hex').slice(0, 16)
}
