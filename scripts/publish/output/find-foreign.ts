import fs from 'node:fs'
import path from 'node:path'
import { BUILD_MANIFEST } from '../../addresses/own-files.ts'
import { sha256 } from '../../machine/digest.ts'
import { isLitter } from '../../machine/files/litter.ts'
import {
  type BuildManifest,
  readBuildManifest,
  type WrittenFile,
} from '../../site/build-manifest.ts'
import { foldersOf } from '../../site/folders-of.ts'

/** A file that would be lost with its folder, from the root of the folder. */
export interface ForeignFile {
  name: string
  /** No build made the folder; somebody added the file; somebody changed it. */
  reason: 'unmarked' | 'added' | 'changed'
}

/** Of a link itself, not of what it leads to: builds lay none. */
const statsOf = (location: string) => fs.lstatSync(location, { throwIfNoEntry: false })

/** Milliseconds; whatever was done to a file or folder, sets one of its two times. */
const lastTouched = ({ mtimeMs, ctimeMs }: fs.Stats): number => Math.max(mtimeMs, ctimeMs)

const entriesIn = (folder: string): fs.Dirent[] => {
  try {
    return fs.readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The first file in a folder or below, by its name from the root, but for what systems put there. */
const firstFile = (root: string, folder: string): string | undefined => {
  for (const entry of entriesIn(path.join(root, folder))) {
    const name = path.posix.join(folder, entry.name)
    const found = entry.isDirectory()
      ? firstFile(root, name)
      : isLitter(entry.name)
        ? undefined
        : name
    if (found !== undefined) return found
  }
  return undefined
}

/** A folder with its manifest. */
interface Marked {
  root: string
  files: BuildManifest['files']
  folders: ReadonlySet<string>
  /** Milliseconds: what has not been touched since the manifest was written, is as it says. */
  finished: number
}

const addedTo = (folder: string, { root, files, folders, finished }: Marked) => {
  const location = `${root}/${folder}`
  const stats = statsOf(location)
  if (stats?.isDirectory() === false) return folder
  if (!stats || lastTouched(stats) < finished) return undefined
  for (const entry of entriesIn(location)) {
    const name = path.posix.join(folder, entry.name)
    const isOwn = entry.isFile() && (name === BUILD_MANIFEST || Object.hasOwn(files, name))
    if (isOwn || folders.has(name) || isLitter(entry.name)) continue
    const found = entry.isDirectory() ? firstFile(root, name) : name
    if (found !== undefined) return found
  }
  return undefined
}

const hashOf = (location: string): string => sha256(fs.readFileSync(location))

/** Whether a file is another one than was written; undefined where it is missing. */
const isChanged = (
  name: string,
  { bytes, sha256 }: WrittenFile,
  { root, finished }: Marked,
): boolean | undefined => {
  const location = `${root}/${name}`
  const stats = statsOf(location)
  return (
    stats &&
    (!stats.isFile() ||
      stats.size !== bytes ||
      (lastTouched(stats) >= finished && hashOf(location) !== sha256))
  )
}

const findIn = (site: Marked): ForeignFile | undefined => {
  for (const folder of site.folders) {
    const name = addedTo(folder, site)
    if (name !== undefined) return { name, reason: 'added' }
  }
  for (const [name, written] of Object.entries(site.files))
    if (isChanged(name, written, site)) return { name, reason: 'changed' }
  return undefined
}

/**
 * When the manifest was written. Its other time is no proof: who gives all files to another user, sets it
 * too; neither is a time to come: the clock has been set back, and everything may be newer.
 */
const finishedAt = (manifest: string): number => {
  const { mtimeMs } = fs.statSync(manifest)
  return Math.floor(mtimeMs) > Date.now() ? Number.NEGATIVE_INFINITY : mtimeMs
}

const marked = (root: string, { files }: BuildManifest): Marked => {
  const finished = finishedAt(path.join(root, BUILD_MANIFEST))
  return { root, files, folders: new Set(['', ...foldersOf(Object.keys(files))]), finished }
}

/** A file in a folder that no build has made. */
const findUnmarked = (folder: string): ForeignFile | undefined => {
  const name = firstFile(folder, '')
  return name === undefined ? undefined : { name, reason: 'unmarked' }
}

/** How closely a folder is looked at: whether a build has made it, or whether all in it is as it was. */
export type Look = 'mark' | 'whole'

/** The first file of a folder that is not just as a build wrote it; undefined where all are. */
export const findForeign = async (
  folder: string,
  look: Look = 'whole',
): Promise<ForeignFile | undefined> => {
  const manifest = await readBuildManifest(folder)
  if (!manifest) return findUnmarked(folder)
  return look === 'mark' ? undefined : findIn(marked(folder, manifest))
}

/** Whoever puts a file into a folder, takes one away or replaces it, sets the folder's time. */
const isFolderTouched = (folder: string, { root, finished }: Marked): boolean => {
  const stats = statsOf(`${root}/${folder}`)
  return !stats?.isDirectory() || stats.mtimeMs > finished
}

/** Whether nothing was done to a site where nobody but builds has anything to do. */
export const isUntouched = (root: string, manifest: BuildManifest): boolean => {
  const site = marked(root, manifest)
  for (const folder of site.folders) if (isFolderTouched(folder, site)) return false
  return Object.entries(site.files).every(([name, file]) => isChanged(name, file, site) === false)
}
