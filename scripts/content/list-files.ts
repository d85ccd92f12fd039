import { type Dirent, promises as fs } from 'node:fs'
import path from 'node:path'

const isHidden = ({ name }: Dirent) => name.startsWith('.')

export interface ListedFile {
  /** Path inside the content folder, with `/`, each letter one character. */
  name: string
  /** The path as it stands on disk. */
  written: string
  location: string
}

/** All files of a folder and the ones below, without hidden ones, by name. */
export const listFiles = async (directory: string): Promise<ListedFile[]> => {
  const entries = await fs.readdir(directory, { withFileTypes: true })
  const visible = entries.filter((entry) => !isHidden(entry))
  const nested = await Promise.all(
    visible.map(async (entry) => {
      const location = path.join(directory, entry.name)
      const name = entry.name.normalize('NFC')
      if (entry.isFile()) return [{ name, written: entry.name, location }]
      if (!entry.isDirectory()) return []
      const below = await listFiles(location)
      return below.map((file) => ({
        ...file,
        name: `${name}/${file.name}`,
        written: `${entry.name}/${file.written}`,
      }))
    }),
  )
  return nested.flat().sort((a, b) => a.name.localeCompare(b.name))
}
