import { randomUUID } from 'node:crypto'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { isLasting } from '../hosts/caching.ts'
import {
  type BuildManifest,
  type Written,
  type WrittenFile,
  writeBuildManifest,
} from '../site/build-manifest.ts'
import { foldersOf } from '../site/folders-of.ts'
import { DeployFault } from './deploy-fault.ts'
import { type Files, FORMER, oneName, type Place, type Plan, UNFINISHED } from './plan.ts'
import { deployWords } from './words.ts'
import { inWorkFolder } from './work-folder.ts'

const UNKNOWN = { bytes: 0, sha256: '' }
const NOBODY = { content: '', addresses: [] }

/**
 * What a place may have while a plan is carried out. Until all is done, the contents of files that are changed count as
 * unknown: after a run that was cut off, a later site with the former page would else find that page listed, and leave
 * the newer one there. Those of files that are deleted are what they were, or are missed.
 */
const meanwhile = ({ lasting, documents }: Plan, there: Files): ReadonlyMap<string, WrittenFile> =>
  new Map([
    ...Object.entries(there),
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
  run?: string,
): Promise<void> =>
  inWorkFolder(async (folder) => {
    const whose = { content, ...(url === undefined ? {} : { url }), addresses }
    await writeBuildManifest(folder, { ...whose, ...(run === undefined ? {} : { run }), files })
    await place.put([BUILD_MANIFEST], folder)
  })

/** The files of a site with those that could not be deleted, so that the next run knows of them. */
const withLeft = ({ files }: BuildManifest, left: readonly string[]): Written['files'] =>
  new Map([...Object.entries(files), ...left.map((name): [string, WrittenFile] => [name, UNKNOWN])])

/**
 * Unfinished files take room: on a full disk not even the list that goes ahead would fit, and a web space keeps mail
 * and enquiries on the same disk.
 */
const removeUnfinished = (place: Place, names: readonly string[]): Promise<void> =>
  place.remove(names.map((name) => name + UNFINISHED))

/** Uploads files; if one does not arrive, no part of it is left behind, as long as the place still answers. */
const putWhole = async (place: Place, names: readonly string[]): Promise<void> => {
  try {
    await place.put(names)
  } catch (error) {
    await removeUnfinished(place, names).catch(() => undefined)
    throw error
  }
}

/** Names of files that a run which was cut off may have left unfinished. */
const begunOnes = (there: Files): string[] =>
  Object.keys(there).filter((name) => Object.hasOwn(there, name + UNFINISHED))

/** Files of the site that were deleted along with one that is gone, at a place that takes both names for one. */
const goneAlong = (gone: readonly string[], site: Files): string[] => {
  const names = new Set(gone.map(oneName))
  return Object.keys(site).filter((name) => names.has(oneName(name)))
}

/**
 * Folders of deleted files in which the site has nothing any more: servers answer otherwise for an empty folder than
 * for none.
 */
const emptied = (gone: readonly string[], site: Files): string[] => {
  const filled = new Set(foldersOf(Object.keys(site)).map(oneName))
  return foldersOf(gone)
    .filter((folder) => !filled.has(oneName(folder)))
    .toReversed()
}

/**
 * The list at a place if it is no longer this run's; undefined also where it can't be read, because nobody knows
 * then.
 */
const listOfAnother = async (place: Place, run: string): Promise<BuildManifest | undefined> => {
  const there = await place.manifest()
  return there?.run === run ? undefined : there
}

/**
 * Carries a plan out. A run that is cut off leaves a whole site: documents of either build, with every file that they
 * name. The list of files comes last, so that the next run does what this one did not. There is no lock, because a
 * run that is cut off would leave it behind; the list that goes ahead tells a run whether another one has begun
 * since.
 *
 * @param there what the place says that it has
 * @param site what it is to have
 * @returns files that should have been deleted and are still there
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
  const run = randomUUID()
  // Until all is done, it is the site that was there: another one is asked about again.
  const putOpenList = (present: Files) =>
    putList(place, there ?? NOBODY, meanwhile(plan, present), run)
  await putOpenList(there?.files ?? {})
  if (lasting.length > 0) await putWhole(place, lasting)
  if (await listOfAnother(place, run)) throw new DeployFault(deployWords.overtaken)
  if (documents.length > 0) await putWhole(place, documents)
  // A document goes before what it names.
  for (const names of [gone.filter((name) => !isLasting(name)), gone.filter(isLasting)])
    if (names.length > 0) await place.remove(names)
  const folders = emptied(gone, site.files)
  if (folders.length > 0) await place.removeEmpty(folders)
  // Servers give the same answer for a file that is missing and for one that may not be deleted.
  const left = gone.length > 0 ? [...(await place.sizes(gone)).keys()] : []
  const again = goneAlong(gone, site.files)
  if (again.length > 0) await putWhole(place, again)
  const another = await listOfAnother(place, run)
  if (another) {
    // Pages of both may be there: the other one learns it as well, and the next puts all of them there again.
    await putOpenList(another.files)
    throw new DeployFault(deployWords.overtaken)
  }
  // As it was read: what lies there now may be another build's.
  await putList(place, site, withLeft(site, left))
  return left
}
