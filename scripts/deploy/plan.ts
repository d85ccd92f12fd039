import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { isLasting } from '../hosts/caching.ts'
import type { BuildManifest } from '../publish/build-manifest.ts'

/** What has to be done so that a place has the present site, in this order. */
export interface Plan {
  /** What documents name: it is there before they are. */
  lasting: string[]
  /** Everything else but the list of all files. */
  documents: string[]
  /** What the site does not have any more. */
  gone: string[]
}

type Files = BuildManifest['files']

/**
 * Compares a site with what a place has. A place of which nothing is known, gets everything, and nothing of
 * it is deleted: somebody else may have put it there.
 */
export const planFor = (site: Files, there: Files = {}): Plan => {
  const changed = Object.keys(site).filter((name) => there[name]?.sha256 !== site[name]?.sha256)
  return {
    lasting: changed.filter(isLasting),
    documents: changed.filter((name) => !isLasting(name)),
    gone: Object.keys(there).filter((name) => !Object.hasOwn(site, name)),
  }
}

export const isNothing = ({ lasting, documents, gone }: Plan): boolean =>
  lasting.length + documents.length + gone.length === 0

/** Somewhere a site can be put. Each of its files is the old one or the new one, never a part of it. */
export interface Place {
  /** The list of all files that it has; undefined where nobody has put one there. */
  manifest: () => Promise<BuildManifest | undefined>
  /** Puts files of the site there. */
  put: (names: readonly string[]) => Promise<void>
  /** Deletes files; those that are not there are gone already. */
  remove: (names: readonly string[]) => Promise<void>
}

/**
 * Carries a plan out. Who is cut off leaves a whole site: documents of either build, with all that they name.
 * The list of files comes last, so that the next run does what this one did not.
 */
export const carryOut = async ({ lasting, documents, gone }: Plan, place: Place): Promise<void> => {
  if (lasting.length > 0) await place.put(lasting)
  if (documents.length > 0) await place.put(documents)
  if (gone.length > 0) await place.remove(gone)
  await place.put([BUILD_MANIFEST])
}
