import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { isLasting } from '../hosts/caching.ts'
import {
  type BuildManifest,
  type Written,
  type WrittenFile,
  writeBuildManifest,
} from '../site/build-manifest.ts'
import { inWorkFolder } from './work-folder.ts'

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

export const isNothing = ({ lasting, documents, gone }: Plan): boolean =>
  lasting.length + documents.length + gone.length === 0

/** Behind the name of a file that is not complete yet. */
export const UNFINISHED = '.neu'

/** Behind the name of a file whose place another one is taking, where none can be renamed onto it. */
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
}

/** A place as it is, and what has to be done there. */
export interface Look {
  /** What it says that it has; undefined where nobody has put a site there. */
  there: BuildManifest | undefined
  plan: Plan
  /** What lies where files of the site are to be, and is none of Gewerk's. */
  foreign: string[]
}

/**
 * Compares a site with what a place has. A place of which nothing is known, gets everything, and nothing of
 * it is deleted: somebody else may have put it there. What somebody has deleted or cut off there is put there
 * again.
 */
export const lookAt = async (place: Place, site: Files): Promise<Look> => {
  const there = await place.manifest()
  const known = there?.files ?? {}
  const isSame = (name: string) => known[name]?.sha256 === site[name]?.sha256
  const sizes = await place.sizes(Object.keys(site).filter((name) => !there || isSame(name)))
  const isHeld = (name: string) => isSame(name) && sizes.get(name) === site[name]?.bytes
  const changed = Object.keys(site).filter((name) => !isHeld(name))
  const plan = {
    lasting: changed.filter(isLasting),
    documents: changed.filter((name) => !isLasting(name)),
    gone: Object.keys(known).filter((name) => !Object.hasOwn(site, name)),
  }
  const foreign = there
    ? []
    : [...sizes.keys()].filter((name) => sizes.get(name) !== site[name]?.bytes)
  return { there, plan, foreign }
}

const UNKNOWN = { bytes: 0, sha256: '' }
const NOBODY = { content: '', addresses: [] }

/**
 * What a place may have while a plan is carried out: of what is changed or deleted nobody knows, until all is
 * done, whether it is. A later site in which a page is as it was before would else leave that of the build that
 * was cut off.
 */
const meanwhile = (
  { lasting, documents, gone }: Plan,
  there: Files,
): ReadonlyMap<string, WrittenFile> =>
  new Map([
    ...Object.entries(there),
    ...gone.map((name): [string, WrittenFile] => [name, UNKNOWN]),
    ...[...lasting, ...documents].flatMap((name): [string, WrittenFile][] => [
      [name, UNKNOWN],
      [name + UNFINISHED, UNKNOWN],
      [name + FORMER, UNKNOWN],
    ]),
    [BUILD_MANIFEST + UNFINISHED, UNKNOWN],
    [BUILD_MANIFEST + FORMER, UNKNOWN],
  ])

/** Puts a list of files there, in the name of a site. */
const putList = (
  place: Place,
  { content, url, addresses }: Omit<Written, 'files'>,
  files: Written['files'],
): Promise<void> =>
  inWorkFolder(async (folder) => {
    const whose = { content, ...(url === undefined ? {} : { url }), addresses }
    await writeBuildManifest(folder, { ...whose, files })
    await place.put([BUILD_MANIFEST], folder)
  })

/** With those that nobody could delete, so that the next run knows of them. */
const withLeft = ({ files }: BuildManifest, left: readonly string[]): Written['files'] =>
  new Map([...Object.entries(files), ...left.map((name): [string, WrittenFile] => [name, UNKNOWN])])

/**
 * Parts of files take room, which a disk that got full has not even for the list that goes ahead; and a web space
 * keeps mail and enquiries on the same one.
 */
const removeUnfinished = (place: Place, names: readonly string[]): Promise<void> =>
  place.remove(names.map((name) => name + UNFINISHED))

/** Puts files there; of one that does not arrive, no part is left behind if the place still answers. */
const putWhole = async (place: Place, names: readonly string[]): Promise<void> => {
  try {
    await place.put(names)
  } catch (error) {
    await removeUnfinished(place, names).catch(() => undefined)
    throw error
  }
}

/** Names of files of which a run that was cut off may have left a part. */
const begunOnes = (there: Files): string[] =>
  Object.keys(there).filter(
    (name) => there[name]?.sha256 === UNKNOWN.sha256 && Object.hasOwn(there, name + UNFINISHED),
  )

/**
 * Carries a plan out. Who is cut off leaves a whole site: documents of either build, with all that they name.
 * The list of files comes last, so that the next run does what this one did not.
 *
 * @param there what the place has said that it has
 * @param site what it is to have
 * @returns what is still there although it was to be deleted
 */
export const carryOut = async (
  plan: Plan,
  place: Place,
  there: BuildManifest | undefined,
  site: BuildManifest,
): Promise<string[]> => {
  const { lasting, documents, gone } = plan
  const begun = begunOnes(there?.files ?? {})
  if (begun.length > 0) await removeUnfinished(place, begun)
  // Until all is done, it is the site that was there: another one is asked about again.
  await putList(place, there ?? NOBODY, meanwhile(plan, there?.files ?? {}))
  if (lasting.length > 0) await putWhole(place, lasting)
  if (documents.length > 0) await putWhole(place, documents)
  // A document goes before what it names.
  for (const names of [gone.filter((name) => !isLasting(name)), gone.filter(isLasting)])
    if (names.length > 0) await place.remove(names)
  // Servers say the same of a file that is not there and of one that may not be deleted.
  const left = gone.length > 0 ? [...(await place.sizes(gone)).keys()] : []
  // As it was read: what lies there now may be another build's.
  await putList(place, site, withLeft(site, left))
  return left
}
