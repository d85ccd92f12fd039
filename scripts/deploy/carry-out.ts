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
import { type Files, FORMER, oneName, type Place, type Plan, UNFINISHED } from './plan.ts'
import { DeployFault } from './ssh.ts'
import { deployWords } from './words.ts'
import { inWorkFolder } from './work-folder.ts'

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
  run?: string,
): Promise<void> =>
  inWorkFolder(async (folder) => {
    const whose = { content, ...(url === undefined ? {} : { url }), addresses }
    await writeBuildManifest(folder, { ...whose, ...(run === undefined ? {} : { run }), files })
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

/** What went with a file of another name, at a place that takes both for one. */
const goneAlong = (gone: readonly string[], site: Files): string[] => {
  const names = new Set(gone.map(oneName))
  return Object.keys(site).filter((name) => names.has(oneName(name)))
}

/** Folders of what is gone in which the site has nothing: servers answer to them otherwise than to what is not there. */
const emptied = (gone: readonly string[], site: Files): string[] => {
  const filled = new Set(foldersOf(Object.keys(site)).map(oneName))
  return foldersOf(gone)
    .filter((folder) => !filled.has(oneName(folder)))
    .toReversed()
}

/** The list at a place where it is no longer the one of this run; of one that can't be read nobody knows. */
const listOfAnother = async (place: Place, run: string): Promise<BuildManifest | undefined> => {
  const there = await place.manifest()
  return there?.run === run ? undefined : there
}

/**
 * Carries a plan out. Who is cut off leaves a whole site: documents of either build, with all that they name.
 * The list of files comes last, so that the next run does what this one did not. No lock keeps others away, which one
 * that is cut off would leave behind: by the list that went ahead, a run knows whether another has begun.
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
  // Servers say the same of a file that is not there and of one that may not be deleted.
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
