import { promises as fs } from 'node:fs'
import path from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Copies the files of a folder as new ones: an installed package may be read-only, its copy is to be changed. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  const entries = await fs.readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    makeFolder(path.dirname(target))
    await fs.writeFile(target, await fs.readFile(source))
  }
}
