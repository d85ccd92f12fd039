import { promises as fs } from 'node:fs'
import path from 'node:path'
import { digest, sha256 } from '../digest.ts'

type StateOf = (location: string) => Promise<string>

const savedState: StateOf = async (location) => {
  const { mtimeMs, size } = await fs.stat(location)
  return `${location}:${mtimeMs}:${size}`
}

const heldState: StateOf = async (location) => `${location}:${digest(await fs.readFile(location))}`

const filesIn = async (location: string): Promise<string[]> => {
  if ((await fs.stat(location)).isFile()) return [location]
  const entries = await fs.readdir(location, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

const stateBy =
  (stateOf: StateOf) =>
  async (locations: readonly string[]): Promise<string> => {
    const files = (await Promise.all(locations.map(filesIn))).flat()
    const states = await Promise.all(files.map(stateOf))
    return sha256(states.join('\n')).slice(0, 16)
  }

/** A name for the state of files and all files of folders: another one whenever one is written. */
export const stateOfSources = stateBy(savedState)

/**
 * The same by what they hold, for few files: whoever installs or checks out the same anew, as CI does each
 * time, has the same.
 */
export const stateOfBytes = stateBy(heldState)
