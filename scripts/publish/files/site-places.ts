import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../machine/files/make-folder.ts'
import type { BuildManifest } from '../../site/build-manifest.ts'
import { foldersOf } from '../../site/folders-of.ts'

/** Does what makes a file; again without what was in its place. Seldom is anything: to look first takes as long as to write. */
const inPlaceOf = (location: string, make: () => void): void => {
  try {
    make()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    fs.rmSync(location, { recursive: true, force: true })
    make()
  }
}

const { COPYFILE_EXCL, COPYFILE_FICLONE } = fs.constants

/**
 * Copies a file with its time, in the place of whatever is there. A hard link would be less work, but whatever
 * damages one of the sites in place would damage the other one.
 */
export const copy = (from: string, to: string): void => {
  const { atime, mtime } = fs.statSync(from)
  inPlaceOf(to, () => fs.copyFileSync(from, to, COPYFILE_EXCL | COPYFILE_FICLONE))
  fs.utimesSync(to, atime, mtime)
}

/** Gives a file the present time, in whole milliseconds: no finer one can be given to a copy. */
export const touch = (location: string): void => {
  const now = new Date()
  fs.utimesSync(location, now, now)
}

/** Writes a file in the place of whatever is there, with a time that a copy of it can have as well. */
export const writeNow = (location: string, bytes: string | Uint8Array): void => {
  inPlaceOf(location, () => fs.writeFileSync(location, bytes, { flag: 'wx' }))
  touch(location)
}

/** Each folder by itself: those above it are there, but for those of the site. */
const makeOne = (location: string): void => {
  try {
    fs.mkdirSync(location)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Removes the folders in which nothing is left. */
const removeEmpty = (root: string, names: readonly string[]): void => {
  for (const folder of foldersOf(names).toReversed())
    try {
      fs.rmdirSync(path.join(root, folder))
    } catch {
      // Something is left in it.
    }
}

/** Places for the files of a site in a folder that may hold those of another one. */
export interface SitePlaces {
  /** Makes the folder of a file, and tells where the file belongs. */
  placeFor: (name: string) => string
  /** Removes what the folder held before, but for what is kept. */
  clear: (isKept: (name: string) => boolean) => void
}

/** @param held what the folder holds */
export const openPlaces = (folder: string, held: BuildManifest['files']): SitePlaces => {
  const folders = new Set<string>()

  const makeSiteFolder = (name: string): void => {
    if (folders.has(name)) return
    if (name !== '.') makeSiteFolder(path.posix.dirname(name))
    if (Object.hasOwn(held, name)) fs.rmSync(path.join(folder, name), { force: true })
    if (name === '.') makeFolder(folder)
    else makeOne(path.join(folder, name))
    folders.add(name)
  }
  const placeFor = (name: string): string => {
    makeSiteFolder(path.posix.dirname(name))
    return path.join(folder, name)
  }
  const clear: SitePlaces['clear'] = (isKept) => {
    const stale = Object.keys(held).filter((name) => !isKept(name))
    // A folder or a file of the new site may be in its place, or in that of its folder.
    const isReplaced = (name: string) =>
      folders.has(name) || foldersOf([name]).some((each) => isKept(each))
    for (const name of stale)
      if (!isReplaced(name)) fs.rmSync(path.join(folder, name), { force: true })
    removeEmpty(folder, stale)
  }
  return { placeFor, clear }
}
