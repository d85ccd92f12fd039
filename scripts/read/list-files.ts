import { type Dirent, promises as fs } from 'node:fs'
import path from 'node:path'
import { isLitter } from '../machine/files/litter.ts'
import { inGermanOrder } from '../text/in-german-order.ts'
import { unlessTooMany } from './unless-too-many.ts'

const isHidden = ({ name }: Dirent) => name.startsWith('.') || isLitter(name)

/** Why something in a folder is no file that can be read: as `wording` names it. */
export type DiskFault = 'unreadableName' | 'noFile' | 'lockedFolder'

export interface ListedFile {
  /** Path inside the content folder, with `/`, each letter one character. */
  name: string
  /** The path as it stands on disk. */
  written: string
  location: string
  /** What keeps it, or the folder that it is, from being read. */
  fault?: DiskFault
}

/** The sign that stands for bytes that are no letters. */
const NO_LETTER = '\ufffd'

const faultOf = (entry: Dirent): DiskFault | undefined => {
  if (entry.name.includes(NO_LETTER)) return 'unreadableName'
  // A link may lead out of the folder, to itself or nowhere.
  return entry.isFile() || entry.isDirectory() ? undefined : 'noFile'
}

const listEntry = async (entry: Dirent, directory: string): Promise<ListedFile[]> => {
  const location = path.join(directory, entry.name)
  const name = entry.name.normalize('NFC')
  const own = { name, written: entry.name, location }
  const fault = faultOf(entry)
  if (fault) return [{ ...own, fault }]
  if (entry.isFile()) return [own]
  const below = await listFiles(location).catch((error): ListedFile[] => {
    unlessTooMany(error)
    return [{ name: '', written: '', location, fault: 'lockedFolder' }]
  })
  return below.map((file) => ({
    ...file,
    name: path.posix.join(name, file.name),
    written: path.posix.join(entry.name, file.written),
  }))
}

const withoutEnding = (name: string): string => name.replace(/\.[^./]+$/, '')

/** Without its ending, a file comes before its copies: `bad.yaml`, `bad - Kopie.yaml`. */
const inOrderOfNames = (a: ListedFile, b: ListedFile): number =>
  inGermanOrder(withoutEnding(a.name), withoutEnding(b.name)) || inGermanOrder(a.name, b.name)

/**
 * All files of a folder and the ones below, without hidden ones, by name; and what is there and can't
 * be read. Rejects where the folder itself can't be read.
 */
export const listFiles = async (directory: string): Promise<ListedFile[]> => {
  const entries = await fs.readdir(directory, { withFileTypes: true })
  const visible = entries.filter((entry) => !isHidden(entry))
  const nested = await Promise.all(visible.map((entry) => listEntry(entry, directory)))
  return nested.flat().sort(inOrderOfNames)
}
