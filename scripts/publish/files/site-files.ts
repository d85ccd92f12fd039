import { statSync } from 'node:fs'
import path from 'node:path'
import { own } from '../../../src/content/own.ts'
import type { BuildManifest, WrittenFile } from '../../site/build-manifest.ts'
import { bytesOf, type Content, record } from './content.ts'
import { copy, openPlaces, type SitePlaces, touch, writeNow } from './site-places.ts'

/** A site as an earlier build wrote it, and nobody has touched it since. */
export interface FormerSite {
  folder: string
  files: BuildManifest['files']
}

/** The files of a new site, in a folder of their own: new ones, and those that earlier sites have already. */
export interface SiteFiles extends Pick<SitePlaces, 'placeFor'> {
  folder: string
  /** Whether an earlier site has the file with this content, so that it need not be written. */
  isThere: (name: string, sha256: string) => boolean
  /** Digests of the contents with which earlier sites have the file. */
  digestsThere: (name: string) => string[]
  /** Writes a file, unless it is there. */
  put: (name: string, content: Content) => WrittenFile
  /** Notes a file that somebody else has written, unless it is there. */
  note: (name: string, file: WrittenFile) => void
  /** Takes a file of an earlier site over into this one. */
  takeOver: (name: string, file: WrittenFile) => void
  /** Removes what the folder held before, and the new site does not. */
  clear: () => void
  /** The files of this site, by name. */
  written: ReadonlyMap<string, WrittenFile>
  /** Names of the files that are the former site's. */
  unchanged: ReadonlySet<string>
}

const isIn = (files: FormerSite['files'] | undefined, name: string, sha256: string): boolean =>
  own(files, name)?.sha256 === sha256

const isFile = (location: string): boolean =>
  statSync(location, { throwIfNoEntry: false })?.isFile() === true

/**
 * @param former the site that is to be replaced
 * @param held what the folder already holds, of the site before that
 */
export const openSiteFiles = (
  folder: string,
  former: FormerSite | undefined,
  held: FormerSite['files'],
): SiteFiles => {
  const written = new Map<string, WrittenFile>()
  const unchanged = new Set<string>()
  const places = openPlaces(folder, held)

  /**
   * Somebody may have deleted the file, or put a folder in its place; what the new folder holds itself need not be
   * checked.
   */
  const isThere = (name: string, sha256: string): boolean =>
    isIn(held, name, sha256) ||
    (former !== undefined &&
      isIn(former.files, name, sha256) &&
      isFile(path.join(former.folder, name)))

  const digestsThere = (name: string): string[] =>
    [former?.files, held]
      .flatMap((files) => own(files, name)?.sha256 ?? [])
      .filter((sha256) => isThere(name, sha256))

  const put = (name: string, content: Content): WrittenFile => {
    const bytes = bytesOf(content)
    const file = record(bytes)
    if (isThere(name, file.sha256)) return file
    writeNow(places.placeFor(name), bytes)
    written.set(name, file)
    return file
  }

  const note = (name: string, file: WrittenFile): void => {
    if (!isThere(name, file.sha256)) written.set(name, file)
  }

  const takeOver = (name: string, file: WrittenFile): void => {
    if (isIn(former?.files, name, file.sha256)) unchanged.add(name)
    // The former site has another version: programs that compare times must see that this one is new.
    else touch(path.join(folder, name))
    if (former && !isIn(held, name, file.sha256))
      copy(path.join(former.folder, name), places.placeFor(name))
    written.set(name, file)
  }

  const clear = (): void => places.clear((name) => written.has(name))
  const { placeFor } = places
  return { folder, placeFor, isThere, digestsThere, put, note, takeOver, clear, written, unchanged }
}
