import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Problem, problemOfFile, type Wording } from '../../problem/problem.ts'
import type { ListedFile } from '../list-files.ts'
import { readWording } from '../messages.ts'
import { isForMedia } from '../names/file-names.ts'
import { refuseFault } from '../refuse-fault.ts'
import { stampOf } from '../stamp.ts'
import { seenOf } from '../text-file.ts'

/** A file of `media/`, not read yet. */
export interface MediaSource {
  /** Path inside `media/`, with `/`: `heizung/waermepumpe.jpg`; of a folder that can't be opened, its own. */
  name: string
  /** Path for people: `content/media/heizung/waermepumpe.jpg`. */
  path: string
  /** Absolute path on disk. */
  location: string
  /** Missing where it may be written again without getting another. */
  stamp?: string | undefined
  /** Why it is not looked into. */
  fault?: Wording
}

/** A photograph of 50 megapixels has less; static hosts refuse little more. */
const MAX_MEDIA_BYTES = 30_000_000

const mayRead = (location: string): Promise<boolean> =>
  fs.access(location, fs.constants.R_OK).then(
    () => true,
    () => false,
  )

const describeMedia = async (
  file: ListedFile,
  path: string,
  ofFolder: Wording | undefined,
): Promise<{ source: MediaSource; seen: string }> => {
  const { location } = file
  // Of the folder itself, where nobody may open it, nothing is left.
  const name = file.name.replace(/^[^/]+\/?/, '')
  const found = file.fault ? undefined : await fs.stat(location).catch(() => undefined)
  const isOpen = found && (await mayRead(location))
  if (!isOpen) {
    const fault = refuseFault(file) ?? readWording.unreadableFile()
    return { source: { name, path, location, fault }, seen: [file.fault, seenOf(found)].join() }
  }
  const { size: bytes } = found
  const isHuge = bytes > MAX_MEDIA_BYTES
  const fault = ofFolder ?? (isHuge ? readWording.hugeMedia(bytes, MAX_MEDIA_BYTES) : undefined)
  return { source: { name, path, location, stamp: stampOf(found), fault }, seen: seenOf(found) }
}

/** Files that belong into `media/` and lie elsewhere, which is told of them: whoever shows them names them rightly. */
export const lostMedia = (
  refused: readonly (ListedFile & { refusal: Wording })[],
  folder: string,
  media: readonly MediaSource[],
): MediaSource[] => {
  const known = new Set(media.map(({ name }) => name))
  return refused
    .filter(({ name }) => isForMedia(name))
    .map(({ name, written, location, refusal }) => ({
      name: path.posix.basename(name),
      path: `${folder}/${written}`,
      location,
      fault: refusal,
    }))
    .filter(({ name }) => !known.has(name))
}

/** What is wrong with the folder itself is told at its first file. */
const tellFaults = (media: readonly MediaSource[], ofFolder: Wording | undefined): Problem[] => {
  const first = media.find(({ fault }) => fault === ofFolder)
  return media
    .filter((each) => each.fault !== ofFolder || each === first)
    .flatMap(({ fault, path }) => (fault ? problemOfFile(path, fault) : []))
}

/**
 * Looks which files of `media/` are there and may be read.
 *
 * @param folder name of the content folder
 * @param ofFolder what is wrong with the folder in which they lie
 */
export const listMedia = async (
  files: readonly ListedFile[],
  folder: string,
  ofFolder: Wording | undefined,
) => {
  const described = await Promise.all(
    files.map((file) => describeMedia(file, `${folder}/${file.name}`, ofFolder)),
  )
  const media = described.map(({ source }) => source)
  return {
    media,
    seen: described.map(({ source, seen }) => `${source.path} ${seen}`),
    problems: tellFaults(media, ofFolder),
  }
}
