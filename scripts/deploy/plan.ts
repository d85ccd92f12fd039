import { isLasting } from '../hosts/caching.ts'
import type { BuildManifest } from '../site/build-manifest.ts'

/** What has to be done to bring a place up to date, in this order. */
export interface Plan {
  /** What documents name: it is there before they are. */
  lasting: string[]
  /** Everything else but the list of all files. */
  documents: string[]
  /** What the site does not have any more. */
  gone: string[]
}

export type Files = BuildManifest['files']

/** Bytes of files by their names, as a place has them. */
export type Sizes = ReadonlyMap<string, number>

/** Those of the files that are there. */
export const sizesOf = (
  names: readonly string[],
  bytesOf: (name: string) => number | undefined,
): Sizes =>
  new Map(
    names.flatMap((name): [string, number][] => {
      const bytes = bytesOf(name)
      return bytes === undefined ? [] : [[name, bytes]]
    }),
  )

/** Whether nothing is to be done. */
export const isNothing = ({ lasting, documents, gone }: Plan): boolean =>
  [lasting, documents, gone].every(({ length }) => length === 0)

/** Behind the name of a file that is not complete yet. */
export const UNFINISHED = '.neu'

/** Behind the name of a file that is being replaced, at places where none can be renamed onto another. */
export const FORMER = '.alt'

/** Somewhere a site can be put. Each of its files is the old one or the new one, never a part of it. */
export interface Place {
  /** The list of all files that it has; undefined where nobody has put one there. */
  manifest: () => Promise<BuildManifest | undefined>
  /** Asks for files by their names; those that are not there are left out. */
  sizes: (names: readonly string[]) => Promise<Sizes>
  /** Puts files of the site there, or of another folder. */
  put: (names: readonly string[], folder?: string) => Promise<void>
  /** Deletes files; those that are not there are gone already. */
  remove: (names: readonly string[]) => Promise<void>
  /** Deletes those of the folders that exist and are empty; a folder stands in the list before the one around it. */
  removeEmpty: (folders: readonly string[]) => Promise<void>
}

/** One name for all that some system takes for the same file: `Team.html` and `team.html` on Windows and macOS. */
export const oneName = (name: string): string => name.toLowerCase()

/** A place as it is, and what has to be done there. */
export interface Look {
  /** What it says that it has; undefined where nobody has put a site there. */
  there: BuildManifest | undefined
  plan: Plan
  /** Files that Gewerk has not put there, in places that files of the site will take. */
  foreign: string[]
}

/**
 * Compares a site with what a place has. Without a list of files there, everything is uploaded and nothing deleted:
 * what lies there may be somebody else's, as may be what a list does not name. What the list names and somebody has
 * deleted or cut short is uploaded again.
 */
export const lookAt = async (place: Place, site: Files): Promise<Look> => {
  const there = await place.manifest()
  const known = there?.files ?? {}
  const knownNames = new Set(Object.keys(known).map(oneName))
  const isNew = (name: string) => !knownNames.has(oneName(name))
  const isSame = (name: string) => known[name]?.sha256 === site[name]?.sha256
  const sizes = await place.sizes(Object.keys(site))
  const isHeld = (name: string) => isSame(name) && sizes.get(name) === site[name]?.bytes
  const changed = Object.keys(site).filter((name) => !isHeld(name))
  const plan = {
    lasting: changed.filter(isLasting),
    documents: changed.filter((name) => !isLasting(name)),
    gone: Object.keys(known).filter((name) => !Object.hasOwn(site, name)),
  }
  const foreign = [...sizes.keys()].filter(
    (name) => isNew(name) && sizes.get(name) !== site[name]?.bytes,
  )
  return { there, plan, foreign }
}
