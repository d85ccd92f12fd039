import { createHash } from 'node:crypto'
import { type Dirent, promises as fs } from 'node:fs'
import path from 'node:path'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { wayTo } from '../machine/way-to.ts'
import { readBuildManifest, type WrittenFile } from './build-manifest.ts'

/** A file that would be lost with its folder, from the root of the folder. */
export interface ForeignFile {
  name: string
  /** No build made the folder; somebody added the file; somebody changed it. */
  reason: 'unmarked' | 'added' | 'changed'
}

/** What operating systems put into folders by themselves when somebody looks at them. */
const LITTER = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** Everything that is no folder, links included. */
const filesIn = async (folder: string): Promise<Dirent[]> => {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
  return entries.filter((entry) => !entry.isDirectory() && !LITTER.includes(entry.name))
}

const isAsWritten = async (location: string, written: WrittenFile): Promise<boolean> => {
  const { size } = await fs.stat(location)
  if (size !== written.bytes) return false
  const hash = createHash('sha256').update(await fs.readFile(location))
  return hash.digest('hex') === written.sha256
}

/** The first file of a folder that is not just as a build wrote it; undefined where all are. */
export const findForeign = async (folder: string): Promise<ForeignFile | undefined> => {
  const manifest = await readBuildManifest(folder)
  for (const entry of await filesIn(folder)) {
    const location = path.join(entry.parentPath, entry.name)
    const name = wayTo(location, folder)
    if (!manifest) return { name, reason: 'unmarked' }
    if (name === BUILD_MANIFEST) continue
    const written = Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined
    if (!written || !entry.isFile()) return { name, reason: 'added' }
    if (!(await isAsWritten(location, written))) return { name, reason: 'changed' }
  }
  return undefined
}
